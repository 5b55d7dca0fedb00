import { FINDINGS, LOOK_TAG } from '../../accessibility-report/findings.ts';
import type { PlainMessageKey } from '../text.ts';

/** A long combination that rarely fails: `npm test` leaves it to `npm test -- --long`. */
export const LONG = { tag: '@full' };

/** A desktop screen and a small phone: the two sizes for the tests. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Both, for tests that do the same on each: the second one only in the long run. */
export const SCREENS = [
  ['on a desk', WIDE, {}],
  ['on a phone', NARROW, LONG],
] as const;

/** The smallest supported width, phones, both sides of the tablet's limits, a desktop. */
export const WIDTHS = [320, 375, 767, 768, 1024, 1200, 1201, 1440];

/** A phone, a tablet and a desk. */
export const FEW_WIDTHS = [375, 768, 1280];

/** The widths of the design's pictures. */
export const REPORT_WIDTHS = [375, 768, 1024, 1440];

/** A test whose steps and states belong to the report on accessibility, beside `accessibility.spec.ts`. */
export const LOOK = { tag: LOOK_TAG };

type Screen = readonly [screen: string, size: typeof WIDE | typeof NARROW, length: { tag?: string }];

/** While that report is written, the same at each of its widths. */
export function inReport(usual: readonly Screen[]): readonly Screen[] {
  if (!process.env[FINDINGS.variable]) return usual;
  const wider = REPORT_WIDTHS.slice(1).map((width) => [`at ${width} px`, sizeOf(width), {}] as const);
  return [['on a phone', NARROW, {}], ...wider];
}

const sizeOf = (width: number) => ({ viewport: { width, height: 900 } });

/** How large a control is at least, in pixels: for a finger on a phone, for a pointer elsewhere (WCAG 2.2, 2.5.8). */
export const leastTarget = (width: number): number => (width < 768 ? 44 : 24);

/** Design: how much a page may move while it arrives. */
export const SHIFT_LIMITS = { 'on a desk': 0.02, 'on a phone': 0.05 } as const;

/** The height that an on-screen keyboard leaves on the phone. */
export const HEIGHT_ABOVE_KEYBOARD = 812 - 336;

interface VisitorsPage {
  path: string;
  title: PlainMessageKey;
  /** The message for an invalid link. */
  problem?: PlainMessageKey;
}

/** What visitors see besides the login and the application. The codes in the links are invalid. */
export const VISITORS_PAGES: readonly VisitorsPage[] = [
  { path: '/password-reset', title: 'passwordReset.title' },
  {
    path: '/password-reset/change?mode=resetPassword&oobCode=none&apiKey=key',
    title: 'passwordResetChange.title',
    problem: 'passwordResetChange.errorInvalid',
  },
  { path: '/mfa-reset', title: 'mfaReset.title' },
  {
    path: '/mfa/revert?mode=revertSecondFactorAddition&oobCode=none&apiKey=key',
    title: 'mfaRevert.title',
    problem: 'passwordResetChange.errorInvalid',
  },
];
