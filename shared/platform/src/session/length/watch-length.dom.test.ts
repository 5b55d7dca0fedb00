import { act, renderHook } from '@testing-library/react';
import type { Session, SignedOutReason, SignOutCause } from '../session.ts';
import { idleMsAt, noteActivity } from './last-activity.ts';
import type { SessionLimits } from './session-length.ts';
import { useSessionWarning } from './session-warning.ts';
import { watchLength } from './watch-length.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Each test has its own day. */
let start = Date.parse('2026-11-01T00:00:00.000Z');

/** The session of a page, as the test tells it. */
const page = {
  session: { state: 'signedOut' } as Session,
  token: 'none',
  /** The provider does not answer. */
  isSilent: false,
  listeners: new Set<(session: Session) => void>(),
  clears: new Set<(cause: SignOutCause) => void>(),
  ended: [] as SignedOutReason[],
};
jest.mock('../page-session.ts', () => ({
  getSession: () => page.session,
  getToken: () => (page.isSilent ? new Promise(() => undefined) : Promise.resolve(page.token)),
  watchSession: (listener: (session: Session) => void) => page.listeners.add(listener),
  onSignOut: (clear: (cause: SignOutCause) => void) => page.clears.add(clear),
  endSession: async (reason: SignedOutReason) => {
    page.ended.push(reason);
    show({ state: 'signedOut', reason });
  },
}));

function show(session: Session): void {
  page.session = session;
  for (const listener of page.listeners) listener(session);
}
const signIn = () => show({ state: 'signedIn' } as Session);
const tokenOf = (ageMs: number) =>
  `e30.${btoa(JSON.stringify({ auth_time: 1_000, iat: 1_000 + ageMs / 1000 }))}.${ageMs}`;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The machine sleeps: time passes, and no timer runs. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
const press = () => act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
let warning: { current: ReturnType<typeof useSessionWarning> };

/** Listeners of the window stay for as long as a page: one page for all tests, with both limits. */
const limits: SessionLimits = { idleMs: 30 * MINUTE, absoluteMs: 10 * HOUR };
beforeAll(() => {
  jest.useFakeTimers({ now: start });
  watchLength(limits);
});
beforeEach(() => {
  warning = renderHook(() => useSessionWarning()).result;
  act(() => show({ state: 'signedOut' }));
  start += DAY;
  jest.setSystemTime(start);
  page.token = tokenOf(0);
  page.isSilent = false;
  page.ended = [];
  signIn();
});

test('whoever does nothing is warned a minute before the end, and then signed out', async () => {
  await pass(29 * MINUTE - 1);
  expect(warning.current).toBeNull();
  await pass(1);
  expect(warning.current).not.toBeNull();
  await pass(MINUTE);
  expect(page.ended).toEqual(['idle']);
  expect(warning.current).toBeNull();
});

test('a press, a key or the wheel puts the end off', async () => {
  for (let times = 0; times < 4; times += 1) {
    await pass(20 * MINUTE);
    press();
  }
  expect(page.ended).toEqual([]);
  expect(warning.current).toBeNull();
});

test('the button of the warning goes on; a press beside it does not', async () => {
  await pass(29 * MINUTE);
  press();
  expect(warning.current).not.toBeNull();
  act(() => warning.current?.goOn());
  expect(warning.current).toBeNull();
  await pass(28 * MINUTE);
  expect(page.ended).toEqual([]);
});

test('a tab that is used keeps the others, and takes away their warning', async () => {
  await pass(29 * MINUTE);
  noteActivity(Date.now());
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'session-activity' })));
  expect(warning.current).toBeNull();
  await pass(28 * MINUTE);
  expect(page.ended).toEqual([]);
});

test('a machine that wakes up too late: what is pressed first ends the session and does not prolong it', () => {
  sleep(8 * HOUR);
  press();
  expect(page.ended).toEqual(['idle']);
});

test('the same without a press, as soon as the page is looked at', async () => {
  sleep(8 * HOUR);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(page.ended).toEqual(['idle']);
});

test('a session in use ends when the sign-in is too old', async () => {
  for (let half = 0; half < 19; half += 1) {
    await pass(29 * MINUTE - 1);
    press();
  }
  expect(page.ended).toEqual([]);
  // The provider issues a new token each hour, which says how old the session is.
  page.token = tokenOf(10 * HOUR - 6 * MINUTE);
  await pass(MINUTE);
  press();
  expect(page.ended).toEqual([]);
  await pass(MINUTE);
  expect(warning.current?.reason).toBe('tooLong');
  act(() => warning.current?.goOn());
  expect(warning.current).toBeNull();
  await pass(4 * MINUTE);
  // It was said once.
  expect(warning.current).toBeNull();
  await pass(MINUTE);
  expect(page.ended).toEqual(['tooLong']);
});

test('a newer sign-in has an end of its own, and the customer is told of that too', async () => {
  page.token = tokenOf(10 * HOUR - 6 * MINUTE);
  await pass(2 * MINUTE);
  expect(warning.current?.reason).toBe('tooLong');
  act(() => warning.current?.goOn());
  // Another tab signs in again, or the password is changed: this page's session stays, with a token of another sign-in.
  page.token = tokenOf(0);
  await pass(2 * MINUTE);
  expect(warning.current).toBeNull();
  page.token = tokenOf(10 * HOUR - 6 * MINUTE);
  await pass(2 * MINUTE);
  expect(warning.current?.reason).toBe('tooLong');
});

test('whoever signs in again in the last minute goes on', async () => {
  page.token = tokenOf(10 * HOUR - 6 * MINUTE);
  await pass(6.5 * MINUTE);
  page.token = tokenOf(0);
  await pass(MINUTE);
  expect(page.ended).toEqual([]);
  expect(warning.current).toBeNull();
});

test('a provider that does not answer puts no end off by more than five seconds', async () => {
  page.token = tokenOf(10 * HOUR - 6 * MINUTE);
  await pass(6.5 * MINUTE);
  page.isSilent = true;
  await pass(MINUTE / 2);
  expect(page.ended).toEqual([]);
  await pass(5_000);
  expect(page.ended).toEqual(['tooLong']);
});

test('where another tab has noticed first, the login says why all the same', async () => {
  sleep(31 * MINUTE);
  show({ state: 'signedOut', reason: 'expired' });
  expect(page.ended).toEqual(['idle']);
});

test('a session that the provider ended has its own reason', () => {
  show({ state: 'signedOut', reason: 'expired' });
  expect(page.ended).toEqual([]);
});

test('nobody is signed in: nothing ends, and a later sign-in begins anew', async () => {
  show({ state: 'signedOut', reason: 'idle' });
  await pass(5 * HOUR);
  signIn();
  await pass(20 * MINUTE);
  expect(page.ended).toEqual([]);
});

test('a deliberate sign-out leaves no trace', () => {
  press();
  for (const clear of page.clears) clear('customer');
  expect(localStorage.getItem('session-activity')).toBeNull();
  expect(idleMsAt(Date.now())).toBe(0);
});
