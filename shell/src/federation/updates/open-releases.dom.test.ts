import type { Canary } from '@portal/platform/registry';
import type { EntryRefusal } from '@portal/platform/registry/entry-refusal';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import { localStore } from '@portal/platform/session';
import { withOverrides } from '#federation/override/with-overrides.ts';
import { completeReading, lastGoodRegistry } from '#federation/registry/complete-reading.ts';
import { createLastGood } from '#federation/registry/last-good.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { openReleases } from './open-releases.ts';

const AREAS = { '/news': { title: 'お知らせ' } };
const build = (version: string) => ({
  version,
  container: `mf_news_${version}`,
  entry: `/mf/mf-news/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
  firstPage: {},
});
const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
const document = (version: string) => ({
  schema: 2,
  revision: 'r2',
  shell: '7',
  remotes: { 'mf-news': { areas: AREAS, current: build(version), maintenance } },
});

const answer = jest.fn();
const learn = jest.fn(async (_canaries: readonly Canary[]): Promise<void> => undefined);
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});
const respond = (body: string, ok = true) =>
  answer.mockResolvedValue({ ok, status: ok ? 200 : 500, text: async () => body });
const pageWith = (remotes: PageRegistry['remotes'], isPart?: true): PageRegistry => ({
  shell: '7',
  remotes,
  lost: {},
  hasUnknownAreas: false,
  ...(isPart ? { isPart } : {}),
});
const lastGood = createLastGood(localStore);
const COMPLETIONS = {
  override: (registry: PageRegistry) => registry,
  read: (reading: RegistryReading, refusal: EntryRefusal) => completeReading(reading, refusal, lastGood),
  standIn: (refusal: EntryRefusal) => lastGoodRegistry(refusal, lastGood),
};
const open = () =>
  openReleases(
    pageWith({ 'mf-news': { areas: AREAS, current: build('1'), revision: 'r1', at: 0 } }),
    'production',
    { isInCanary: () => undefined, learn },
    COMPLETIONS,
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
  const released = build('1');
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
    { ...COMPLETIONS, override: (one) => withOverrides(one, [override]) },
  );
  respond(JSON.stringify(document('2')));
  await ask();
  expect(remotes['mf-news']?.current.entry).toBe('http://localhost:4004/remoteEntry.js');
  expect(offer()).toBeNull();
});

test('whose a canary is, is known before anything is offered', async () => {
  const releases = open();
  const canary = { build: build('2'), salt: 'salt-of-a-test', share: 10 };
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

describe('a document that left out remotes', () => {
  const GUIDE = { areas: { '/guide': { title: '使い方' } }, current: build('5') };
  const whole = { ...document('2'), remotes: { ...document('2').remotes, 'mf-guide': GUIDE } };
  const NEWS = { 'mf-news': { areas: AREAS, current: build('1'), revision: 'r1', at: 0 } };
  const openPart = () =>
    openReleases(pageWith(NEWS, true), 'production', { isInCanary: () => undefined, learn }, COMPLETIONS);
  beforeEach(() => window.localStorage.clear());

  test('they come with the registry, as places of this page, and are offered to nobody as an update', async () => {
    const { remotes, ask, offer, known } = openPart();
    expect(Object.keys(remotes)).toEqual(['mf-news']);
    respond(JSON.stringify(whole));
    await ask();
    expect(remotes['mf-guide']).toMatchObject({ revision: 'r2', current: { version: '5' } });
    expect(known().isPart).toBeUndefined();
    expect(offer()).toBeNull();
  });

  test('later releases of theirs are followed like those of the others', async () => {
    const { remotes, ask, offer } = openPart();
    respond(JSON.stringify(whole));
    await ask();
    const next = { ...GUIDE, current: build('6') };
    respond(JSON.stringify({ ...whole, remotes: { ...whole.remotes, 'mf-guide': next } }));
    await ask();
    expect(remotes['mf-guide']).toMatchObject({ current: { version: '6' } });
    expect(offer()).toBeNull();
  });

  test('those that were released with another shell are not taken: a reload is offered', async () => {
    const { remotes, ask, offer, known } = openPart();
    respond(JSON.stringify({ ...whole, shell: '8' }));
    await ask();
    expect(Object.keys(remotes)).toEqual(['mf-news']);
    expect(known().isPart).toBe(true);
    expect(offer()).toContain('shell 8');
  });

  test('while the registry cannot be had, those that this browser has used before stand in', async () => {
    lastGood.keep('mf-guide', { areas: GUIDE.areas, build: build('4'), revision: 'r0', at: Date.now() });
    const { remotes, ask, known } = openPart();
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await ask();
    expect(remotes['mf-guide']).toMatchObject({ revision: 'r0', current: { version: '4' } });
    expect(known().hasUnknownAreas).toBe(true);
    respond(JSON.stringify(whole));
    await ask();
    expect(remotes['mf-guide']).toMatchObject({ revision: 'r2', current: { version: '5' } });
    expect(known().hasUnknownAreas).toBe(false);
  });

  test('one of them that is listed wrongly has its place and its last good version', async () => {
    lastGood.keep('mf-guide', { areas: GUIDE.areas, build: build('4'), revision: 'r0', at: Date.now() });
    const { remotes, ask } = openPart();
    const wrong = { ...whole, remotes: { ...whole.remotes, 'mf-guide': { areas: GUIDE.areas } } };
    respond(JSON.stringify(wrong));
    await ask();
    expect(remotes['mf-guide']).toMatchObject({ revision: 'r0', current: { version: '4' } });
  });
});
