import { environmentFixture } from '@portal/app-kit/testing/fixtures';
import * as firebase from '../firebase/index.ts';
import { getSession } from '../session/index.ts';
import { noteActivity } from '../session/length/last-activity.ts';
import { startHost } from './start-host.ts';

/* A page that opens with a session which the browser has kept, and which nobody has used for a while. */

let isKept = true;
jest.mock('../firebase/index.ts', () => ({
  fetchSessionEndCode: async () => null,
  authErrorCode: () => null,
  isSessionKept: () => isKept,
  mfaChallengeOf: () => null,
  getIdToken: async () => 'token-of-tanaka',
  signOut: jest.fn(async () => {
    isKept = false;
  }),
  watchAccount: jest.fn(async () => () => undefined),
}));
jest.mock('../firebase/wiring.ts', () => ({ initFirebase: jest.fn(), keptToken: () => 'token-of-tanaka' }));

const fetched = jest.fn();
globalThis.fetch = fetched;

test('ends before anything of it is asked for, and the login says why', async () => {
  noteActivity(Date.now() - 30 * 60_000);
  expect(startHost({ ...environmentFixture, session: { idleMinutes: 30 } })).toBeNull();
  expect(firebase.signOut).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(getSession()).toEqual({ state: 'signedOut', reason: 'idle' });
  expect(fetched).not.toHaveBeenCalled();
});
