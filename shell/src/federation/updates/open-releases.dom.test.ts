import type { Canary } from '@portal/platform/registry';
import { withOverrides } from '#federation/override/with-overrides.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { newsBuild } from '#testing/news-build.ts';
import { openReleases } from './open-releases.ts';

const AREAS = { '/news': { title: 'お知らせ' } };
const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
const document = (version: string) => ({
  schema: 2,
  revision: 'r2',
  shell: '7',
  remotes: { 'mf-news': { areas: AREAS, current: newsBuild(version), maintenance } },
});

const answer = jest.fn();
const learn = jest.fn(async (_canaries: readonly Canary[]): Promise<void> => undefined);
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});
const respond = (body: string, ok = true) =>
  answer.mockResolvedValue({ ok, status: ok ? 200 : 500, text: async () => body });
const pageWith = (remotes: PageRegistry['remotes']): PageRegistry => ({
  shell: '7',
  remotes,
  lost: {},
  hasUnknownAreas: false,
});
const open = () =>
  openReleases(
    pageWith({ 'mf-news': { areas: AREAS, current: newsBuild('1'), revision: 'r1', at: 0 } }),
    'production',
    { isInCanary: () => undefined, learn },
    (registry) => registry,
  );

test('the registry is asked for past the cache’s lifetime, but with what the cache knows', async () => {
  respond(JSON.stringify(document('1')));
  await open().ask();
  expect(answer).toHaveBeenCalledWith('/remotes.json', expect.objectContaining({ cache: 'no-cache' }));
});

test('a remote that is not in the page yet is loaded from now on as the newer registry lists it', async () => {
  const { remotes, ask } = open();
  respond(JSON.stringify(document('2')));
  expect(remotes['mf-news']).toMatchObject({ revision: 'r1', current: { version: '1' } });
  await ask();
  expect(remotes['mf-news']).toMatchObject({ revision: 'r2', current: { version: '2' } });
  expect(Object.keys(remotes)).toEqual(['mf-news']);
});

test('a remote from the developer’s machine stays in place, and a newer release is not offered for it', async () => {
  const released = newsBuild('1');
  const local = {
    name: 'mf-news',
    version: 'dev',
    container: 'a',
    areas: AREAS,
    entries: [{ file: 'remoteEntry.js' }],
  };
  const override = { remote: 'mf-news', address: 'http://localhost:4004', build: local };
  const listing = pageWith({ 'mf-news': { areas: AREAS, current: released, revision: 'r1', at: 0 } });
  const { remotes, ask, offer } = openReleases(
    withOverrides(listing, [override]),
    'staging',
    { isInCanary: () => undefined, learn },
    (one) => withOverrides(one, [override]),
  );
  respond(JSON.stringify(document('2')));
  await ask();
  expect(remotes['mf-news']?.current.entry).toBe('http://localhost:4004/remoteEntry.js');
  expect(offer()).toBeNull();
});

test('whose a canary is, is known before anything is offered', async () => {
  const releases = open();
  const canary = { build: newsBuild('2'), salt: 'salt-of-a-test', share: 10 };
  const remote = { ...document('1').remotes['mf-news'], canary };
  respond(JSON.stringify({ ...document('1'), remotes: { 'mf-news': remote } }));
  let isKnown = false;
  learn.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    isKnown = true;
  });
  releases.subscribe(() => expect(isKnown).toBe(true));
  await releases.ask();
  expect(learn).toHaveBeenLastCalledWith([canary]);
  expect(releases.state().seen.remotes['mf-news']?.canary).toEqual(canary);
});

test('what the registry announces meanwhile is known, such as the maintenance of an area', async () => {
  const releases = open();
  respond(JSON.stringify(document('1')));
  await releases.ask();
  expect(releases.state().seen.remotes['mf-news']?.maintenance).toEqual(maintenance);
});

test.each([
  ['a document that is not JSON', '<!doctype html>', true],
  ['another document', '{"schema":3}', true],
  ['an error of the server, whatever its text', JSON.stringify(document('2')), false],
])('%s is ignored', async (_, body, ok) => {
  const releases = open();
  const before = releases.state().seen;
  respond(body, ok);
  await releases.ask();
  expect(releases.state().seen).toBe(before);
  expect(releases.offer()).toBeNull();
});

test('without a network nothing happens either', async () => {
  const releases = open();
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await releases.ask();
  expect(releases.offer()).toBeNull();
});
