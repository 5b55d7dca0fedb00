import type { PlainMessageKey } from './text.ts';

/** A long combination that is rarely red: `npm test` leaves it to `npm run test:full`. */
export const LONG = { tag: '@full' };

/** A desk's screen and a small phone: the two widths that the portal is looked at in. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Both, for tests that walk the same way on each: a second time in the long run alone. */
export const SCREENS = [
  ['on a desk', WIDE, {}],
  ['on a phone', NARROW, LONG],
] as const;

/** What an on-screen keyboard leaves of the phone's height. */
export const HEIGHT_ABOVE_KEYBOARD = 812 - 336;

interface VisitorsPage {
  path: string;
  title: PlainMessageKey;
  /** What a link that is of no use says. */
  problem?: PlainMessageKey;
}

/** What visitors see beside the login and the application. The codes of the links are none. */
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
    problem: 'mfaRevert.errorInvalid',
  },
];
