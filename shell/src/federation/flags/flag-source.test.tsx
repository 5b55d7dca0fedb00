import { becomeSession, signedIn } from '@portal/app-kit/testing';
import { defineFlag, useFlag } from '@portal/platform';
import { FlagSourceProvider } from '@portal/platform/host';
import { companyDigest } from '@portal/platform/registry/canary';
import { REMOTE_CONTRACT, type RemoteModule } from '@portal/platform/remote-module';
import { getSession, type Session, watchSession } from '@portal/platform/session';
import { act, render, screen } from '@testing-library/react';
import { createRemoteLoader } from '#federation/loader/remote-loader.ts';
import { createCanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRemote } from '#federation/registry/page-registry.ts';
import { renderPortal } from '#testing/render-portal.tsx';
import { createFlagSource, withFlagsKnown } from './flag-source.ts';

const AOBA = 'acct00000000000001';
const TANAKA = signedIn({ accountId: AOBA });
const SATO = signedIn({ accountId: 'acct00000000000002' }, { uid: 'uid-sato' });
const SALT = 'salt-of-a-flag';
const YEAR_VIEW = defineFlag('/billing', 'year-view');

const seen: string[] = [];
beforeEach(() => seen.splice(0));
const Billing = () => {
  const view = useFlag(YEAR_VIEW) ? 'years' : 'months';
  seen.push(view);
  return <h1>{view}</h1>;
};
const billing: RemoteModule = {
  contract: REMOTE_CONTRACT,
  name: '/billing',
  version: '1',
  routes: { '/billing': [{ path: '', page: async () => Billing }] },
};

async function remotes(): Promise<Record<string, PageRemote>> {
  const build = { version: '1', container: 'c1', entry: '/1.js', preload: {}, pageFiles: {} };
  const flag = { salt: SALT, companies: [await companyDigest(SALT, AOBA)], until: '2027-03-31' };
  return {
    '/billing': {
      areas: { '/billing': { title: '請求' } },
      current: build,
      revision: 'r1',
      at: 0,
      flags: { 'year-view': flag },
    },
  };
}

/** As `open-portal.tsx` puts them together. */
async function open(session: Session, loadedBefore = false) {
  const listed = await remotes();
  const choice = createCanaryChoice({ getSession, watchSession });
  const loader = withFlagsKnown(
    createRemoteLoader(listed, choice.isInCanary, async () => billing),
    listed,
    choice,
  );
  if (loadedBefore) await loader.load('/billing', '/billing');
  const flags = createFlagSource(listed, { ...choice, watchSession });
  return { ...renderPortal({ path: '/billing', session, areas: { '/billing': {} }, loader, flags }), flags, choice };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['a company that is named', TANAKA, 'years'],
  ['another company', SATO, 'months'],
])('%s sees it from the first picture on', async (_who, session, view) => {
  await open(session);
  expect(await heading(view)).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([view]));
});

test('code that has arrived before the sign-in waits for the answer, and no other view flashes', async () => {
  await open({ state: 'loading', isExpected: true }, true);
  becomeSession(TANAKA);
  expect(await heading('years')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['years']));
});

test('each company has its own answer in one tab, and nobody has any', async () => {
  const { router, flags } = await open(TANAKA);
  expect(await heading('years')).toBeVisible();
  becomeSession({ state: 'signedOut', reason: 'customer' });
  expect(flags.isOn(YEAR_VIEW)).toBe(false);
  await heading('ログイン');
  becomeSession(SATO);
  await act(() => router.navigate('/billing'));
  expect(await heading('months')).toBeVisible();
});

test('what is mounted already follows as soon as the answer is known', async () => {
  const choice = createCanaryChoice({ getSession, watchSession });
  becomeSession({ state: 'loading' });
  render(
    <FlagSourceProvider value={createFlagSource(await remotes(), { ...choice, watchSession })}>
      <Billing />
    </FlagSourceProvider>,
  );
  expect(screen.getByText('months')).toBeVisible();
  becomeSession(TANAKA);
  expect(await screen.findByText('years')).toBeVisible();
  becomeSession(SATO);
  expect(await screen.findByText('months')).toBeVisible();
});

test.each([
  ['another flag', defineFlag('/billing', 'badge')],
  ['a flag of the same name of another app', defineFlag('/news', 'year-view')],
])('%s is off', async (_which, flag) => {
  const { flags } = await open(TANAKA);
  await heading('years');
  expect(flags.isOn(flag)).toBe(false);
});
