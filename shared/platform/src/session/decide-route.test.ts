import { knownMfa, signedIn } from '@portal/app-kit/testing/fixtures';
import * as fc from 'fast-check';
import { decideRoute, isBlockedByGuard } from './decide-route.ts';
import type { Session } from './session.ts';

const unverified = { emailVerified: false };
const enrolled = { mfa: knownMfa({ isMfaEnabled: true, mfaPhoneNumber: '***-****-1234' }) };
const mfaLoading = { mfa: { state: 'loading' } } as const;
const mfaUnknown = { mfa: { state: 'unknown', reason: 'timeout' } } as const;

/**
 * Every kind of session: the guards' three questions in all combinations, also before two-factor is known, and the
 * states before that.
 */
const SESSIONS = {
  loading: { state: 'loading' },
  signedOut: { state: 'signedOut' },
  expired: { state: 'signedOut', reason: 'expired' },
  revoked: { state: 'signedOut', reason: 'revoked' },
  left: { state: 'signedOut', reason: 'customer' },
  leftElsewhere: { state: 'signedOut', reason: 'otherTab' },
  disabled: { state: 'signedOut', reason: 'disabled' },
  failed: { state: 'failed', reason: 'forbidden' },
  free: signedIn(),
  freeWithMfa: signedIn({ isRequiredMfa: true }, enrolled),
  unverified: signedIn({}, unverified),
  unverifiedWithMfa: signedIn({ isRequiredMfa: true }, { ...enrolled, ...unverified }),
  mustEnrol: signedIn({ isRequiredMfa: true }),
  mustVerifyAndEnrol: signedIn({ isRequiredMfa: true }, unverified),
  mustChange: signedIn({ isRequiredChangePassword: true }),
  mustChangeUnverified: signedIn({ isRequiredChangePassword: true }, unverified),
  mustChangeAndEnrol: signedIn({ isRequiredChangePassword: true, isRequiredMfa: true }),
  mustDoAll: signedIn({ isRequiredChangePassword: true, isRequiredMfa: true }, unverified),
  mustChangeWithMfa: signedIn({ isRequiredChangePassword: true, isRequiredMfa: true }, enrolled),
  freeMfaLoading: signedIn({}, mfaLoading),
  freeMfaUnknown: signedIn({}, mfaUnknown),
  unverifiedMfaUnknown: signedIn({}, { ...mfaUnknown, ...unverified }),
  requiredMfaLoading: signedIn({ isRequiredMfa: true }, mfaLoading),
  requiredMfaUnknown: signedIn({ isRequiredMfa: true }, mfaUnknown),
  requiredUnverifiedMfaUnknown: signedIn({ isRequiredMfa: true }, { ...mfaUnknown, ...unverified }),
  mustChangeMfaUnknown: signedIn({ isRequiredChangePassword: true, isRequiredMfa: true }, mfaUnknown),
} satisfies Record<string, Session>;
type SessionName = keyof typeof SESSIONS;

const stay = 'stay';
const PUBLIC = ['/auth-action', '/entry', '/password-reset', '/password-reset/change', '/mfa-reset', '/mfa/revert'];
const ORDINARY = [
  '/',
  '/news',
  '/news/abc',
  '/order',
  '/order/create',
  '/order/create-by-file',
  '/order/abc',
  '/order/abc/update',
  '/order/abc/contract',
  '/option',
  '/option/create',
  '/option/abc/update',
  '/billing',
  '/usage',
  '/usage/abc',
  '/mfa',
  '/email-setting',
  '/nowhere',
];

/**
 * Where each session ends up, written by hand. `elsewhere` stands for every page that no flow knows; the columns are
 * the pages that flows know.
 */
const TABLE: Record<
  SessionName,
  Record<'elsewhere' | 'password' | 'setting' | 'verify' | 'sent' | 'complete', string>
> = {
  loading: row('loading', 'loading', 'loading', 'loading', 'loading', 'loading'),
  failed: row('failed', 'failed', 'failed', 'failed', 'failed', 'failed'),
  signedOut: row('/login', '/login', '/login', '/login', '/login', '/login'),
  revoked: row('/login', '/login', '/login', '/login', '/login', '/login'),
  expired: row('/login', '/login', '/login', '/login', '/login', '/login'),
  left: row('/login', '/login', '/login', '/login', '/login', '/login'),
  leftElsewhere: row('/login', '/login', '/login', '/login', '/login', '/login'),
  disabled: row('/login', '/login', '/login', '/login', '/login', '/login'),
  free: row(stay, stay, stay, stay, stay, stay),
  freeWithMfa: row(stay, stay, stay, stay, stay, stay),
  unverified: row('/mfa/email-verify', '/mfa/email-verify', '/mfa/email-verify', stay, stay, stay),
  unverifiedWithMfa: row('/mfa/email-verify', '/mfa/email-verify', '/mfa/email-verify', stay, stay, stay),
  mustEnrol: row('/mfa-setting', '/mfa-setting', stay, '/mfa-setting', '/mfa-setting', stay),
  mustVerifyAndEnrol: row('/mfa/email-verify', '/mfa/email-verify', '/mfa/email-verify', stay, stay, stay),
  mustChange: row('/password', stay, '/password', '/password', '/password', '/password'),
  mustChangeUnverified: row('/password', stay, '/password', '/password', '/password', '/password'),
  mustChangeAndEnrol: row('/password', stay, '/password', '/password', '/password', '/password'),
  mustDoAll: row('/password', stay, '/password', '/password', '/password', '/password'),
  mustChangeWithMfa: row('/password', stay, '/password', '/password', '/password', '/password'),
  // Only the guard that needs the answer waits for it.
  freeMfaLoading: row(stay, stay, stay, stay, stay, stay),
  freeMfaUnknown: row(stay, stay, stay, stay, stay, stay),
  unverifiedMfaUnknown: row('/mfa/email-verify', '/mfa/email-verify', '/mfa/email-verify', stay, stay, stay),
  requiredMfaLoading: row('loading', 'loading', 'loading', 'loading', 'loading', 'loading'),
  requiredMfaUnknown: row('failed', 'failed', 'failed', 'failed', 'failed', 'failed'),
  requiredUnverifiedMfaUnknown: row('/mfa/email-verify', '/mfa/email-verify', '/mfa/email-verify', stay, stay, stay),
  mustChangeMfaUnknown: row('/password', stay, '/password', '/password', '/password', '/password'),
};

function row(elsewhere: string, password: string, setting: string, verify: string, sent: string, complete: string) {
  return { elsewhere, password, setting, verify, sent, complete };
}

const PAGES: [path: string, column: keyof (typeof TABLE)['free']][] = [
  ...ORDINARY.map((path): [string, 'elsewhere'] => [path, 'elsewhere']),
  ['/password', 'password'],
  ['/mfa-setting', 'setting'],
  ['/mfa/email-verify', 'verify'],
  ['/mfa/email-verify-sent', 'sent'],
  ['/mfa/email-verify-complete', 'complete'],
];

const outcome = (session: Session, pathname: string): string => {
  const decision = decideRoute(session, { pathname, search: '' });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
};
const names = Object.keys(SESSIONS) as SessionName[];

describe.each(names)('%s', (name) => {
  const session: Session = SESSIONS[name];

  test.each(PAGES)('at %s [2.54–2.57]', (path, column) => {
    expect(outcome(session, path)).toBe(TABLE[name][column]);
    // Trailing slashes make no difference.
    const others = path === '/' ? [] : [`${path}/`, `${path}//`];
    for (const other of others) expect(outcome(session, other)).toBe(TABLE[name][column]);
  });

  test.each(PUBLIC)('the public page %s is open [6.2]', (path) => {
    expect(outcome(session, path)).toBe(stay);
  });
});

test('all customers are of one kind, besides visitors: company, bills and two-factor affect no page [6.1]', () => {
  const kinds = [
    {},
    { billingUnit: 'monthly', billingClosingDay: 20 },
    { accountId: 'acct00000000000002', emailNotification: 'NONE' },
  ] as const;
  for (const kind of kinds) {
    for (const session of [signedIn(kind), signedIn(kind, enrolled)]) {
      for (const path of [...PAGES.map(([page]) => page), ...PUBLIC]) expect(outcome(session, path)).toBe(stay);
    }
  }
  for (const [path] of PAGES) expect(outcome(SESSIONS.signedOut, path)).toBe('/login');
});

describe('at /login', () => {
  test.each([
    ['loading', 'loading'],
    ['failed', 'failed'],
    ['signedOut', stay],
    ['expired', stay],
    ['left', stay],
    ['free', '/'],
    ['mustChange', '/'],
  ] as const)('%s: %s', (name, expected) => {
    expect(outcome(SESSIONS[name], '/login')).toBe(expected);
  });

  test('after signing in, the customer goes where sign-in was required', () => {
    const at = (returnTo: unknown) =>
      decideRoute(SESSIONS.free, { pathname: '/login', search: '', state: { returnTo } });
    expect(at('/billing?year=2026')).toEqual({ kind: 'redirect', to: '/billing?year=2026' });
    expect(at('//evil.example')).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('the way back', () => {
  const place = { pathname: '/billing', search: '?year=2026&month=11' };
  test.each(['signedOut', 'expired', 'revoked'] as const)('is remembered with its query: %s [2.53]', (name) => {
    expect(decideRoute(SESSIONS[name], place)).toEqual({
      kind: 'redirect',
      to: '/login',
      returnTo: '/billing?year=2026&month=11',
    });
  });

  test.each(['left', 'leftElsewhere', 'disabled'] as const)('is not kept for the next customer: %s', (name) => {
    expect(decideRoute(SESSIONS[name], place)).toEqual({ kind: 'redirect', to: '/login' });
  });

  test('is not needed for home', () => {
    expect(decideRoute(SESSIONS.signedOut, { pathname: '/', search: '' })).toEqual({ kind: 'redirect', to: '/login' });
  });
});

test('no session is sent round in circles at any page [2.57]', () => {
  const paths = [...PAGES.map(([path]) => path), ...PUBLIC, '/login'];
  const path = fc.oneof(fc.constantFrom(...paths), fc.webPath());
  fc.assert(
    fc.property(fc.constantFrom(...names), path, path, (name, pathname, returnTo) => {
      let place = { pathname, search: '', state: { returnTo } as unknown };
      for (let hops = 0; hops <= 3; hops += 1) {
        const decision = decideRoute(SESSIONS[name], place);
        if (decision.kind !== 'redirect') return;
        const url = new URL(decision.to, 'https://portal.example');
        place = { pathname: url.pathname, search: url.search, state: { returnTo: decision.returnTo } };
      }
      throw new Error(`${name} at ${pathname} does not come to rest`);
    }),
    { numRuns: 2000 },
  );
});

test('a guard that waits in vain gives the reason', () => {
  expect(decideRoute(SESSIONS.requiredMfaUnknown, { pathname: '/', search: '' })).toEqual({
    kind: 'failed',
    reason: 'timeout',
  });
});

test.each([
  ['free', false],
  ['freeMfaUnknown', false],
  ['requiredMfaUnknown', true],
  ['signedOut', false],
  ['unverified', true],
  ['mustEnrol', true],
  ['mustChange', true],
] as const)('%s is held by a guard: %s', (name, expected) => {
  expect(isBlockedByGuard(SESSIONS[name])).toBe(expected);
});
