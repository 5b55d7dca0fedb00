import { signedIn } from '@portal/app-kit/testing/fixtures';
import type { Canary } from '@portal/platform/registry';
import { companyDigest } from '@portal/platform/registry/canary';
import type { Session } from '@portal/platform/session';
import { createCanaryChoice } from './canary-choice.ts';

const AOBA = 'acct00000000000001';
const OTHER = 'acct00000000000002';
const SALT = 'salt-of-a-test';

let session: Session;
let listeners: Set<(session: Session) => void>;
const become = (next: Session) => {
  session = next;
  for (const listener of listeners) listener(next);
};
beforeEach(() => {
  session = { state: 'loading' };
  listeners = new Set();
});
const open = () =>
  createCanaryChoice({
    getSession: () => session,
    watchSession: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
const forAoba = async (salt = SALT): Promise<Canary> => ({
  build: { version: '2', container: 'c', entry: '/c.js', preload: {}, pageFiles: {} },
  salt,
  companies: [await companyDigest(salt, AOBA)],
});

test('nobody can tell before somebody is signed in; then it is known, also for a colleague', async () => {
  const canary = await forAoba();
  const { isInCanary, decide } = open();
  expect(isInCanary(canary)).toBeUndefined();
  const deciding = decide(canary);
  become({ state: 'signedOut' });
  become(signedIn({ accountId: AOBA }));
  await deciding;
  expect(isInCanary(canary)).toBe(true);
  become(signedIn({ accountId: AOBA, email: 'yamada@demo.example' }, { uid: 'uid-yamada' }));
  expect(isInCanary(canary)).toBe(true);
  expect(listeners.size).toBe(0);
});

test('the choice follows the company: another one has its own, and in between nobody has any', async () => {
  const canary = await forAoba();
  const { isInCanary, decide } = open();
  become(signedIn({ accountId: AOBA }));
  await decide(canary);
  become({ state: 'signedOut', reason: 'customer' });
  expect(isInCanary(canary)).toBeUndefined();
  become(signedIn({ accountId: OTHER }));
  expect(isInCanary(canary)).toBeUndefined();
  await decide(canary);
  expect(isInCanary(canary)).toBe(false);
  become(signedIn({ accountId: AOBA }));
  expect(isInCanary(canary)).toBe(true);
});

test('several are learnt for who is signed in; if nobody is, nobody is waited for', async () => {
  const canaries = [await forAoba(), await forAoba('another-salt')];
  const { isInCanary, learn } = open();
  await learn(canaries);
  expect(canaries.map(isInCanary)).toEqual([undefined, undefined]);
  become(signedIn({ accountId: AOBA }));
  await learn(canaries);
  expect(canaries.map(isInCanary)).toEqual([true, true]);
});

test('a browser that computes no digest has the current version', async () => {
  const canary = { ...(await forAoba()), share: 100 };
  const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not here'));
  const { isInCanary, decide } = open();
  become(signedIn({ accountId: AOBA }));
  await decide(canary);
  expect(isInCanary(canary)).toBe(false);
  digest.mockRestore();
});
