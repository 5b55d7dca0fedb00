import { entryRefusal } from './entry-refusal.ts';
import { readRegistry } from './read-registry.ts';
import type { RemoteBuild } from './registry.ts';

const INTEGRITY = 'sha384-NEWS';
const SAME_ORIGIN = '/mf/mf-news/1/remoteEntry.js';
const build = (entry: string, integrity?: string): RemoteBuild => ({
  version: '1',
  container: 'mf_news_1',
  entry,
  ...(integrity ? { integrity } : {}),
  preload: {},
  pageFiles: {},
});
const good = build(SAME_ORIGIN, INTEGRITY);
const CANARY = { build: { ...good, version: '2' }, salt: 'salt-of-a-test', share: 10 };
const FLAG = { salt: 'salt-of-a-flag', share: 10, until: '2027-03-31' };
const NEWS = { '/news': { title: 'お知らせ', menu: { place: 'main' } } };
const ORDERS = { '/order': { title: '駐車場探しの依頼', menu: { place: 'main' } } };

const documentOf = (remotes: unknown) => JSON.stringify({ schema: 2, revision: 'r1', remotes });
/** As a page of the deployed portal reads it. */
const read = (text: string | null, environment: 'local' | 'dev' | 'staging' | 'production' = 'production') =>
  readRegistry(text, entryRefusal(environment, 'https://portal.example.com/'));
const readNews = (news: unknown, environment?: 'local') => read(documentOf({ 'mf-news': news }), environment);
const reasonsOf = ({ faults }: ReturnType<typeof read>) => faults.map(({ reason }) => reason);

test('a registry without faults is read as it was written', () => {
  const remotes = {
    'mf-news': { areas: NEWS, current: good, previous: { ...good, version: '0' } },
    'mf-orders': { areas: ORDERS, current: good, canary: { ...CANARY, companies: ['0123456789abcdef'] } },
  };
  expect(read(documentOf(remotes))).toEqual({ revision: 'r1', remotes, broken: {}, faults: [] });
});

test('64 remotes are read, and one of them that is broken takes no other with it', () => {
  const remotes: Record<string, unknown> = {};
  for (let number = 0; number < 64; number += 1) {
    const prefix = `/area-${String.fromCharCode(97 + (number >> 3), 97 + (number & 7))}`;
    remotes[`mf-${number}`] = { areas: { [prefix]: { title: `画面${number}` } }, current: good };
  }
  remotes['mf-40'] = null;
  const reading = read(documentOf(remotes));
  expect(Object.keys(reading.remotes)).toHaveLength(63);
  expect(Object.keys(reading.broken)).toEqual(['mf-40']);
});

describe('a document that is broken as a whole is one fault, and nothing of it is used', () => {
  const remotes = { 'mf-news': { areas: NEWS, current: good } };
  test.each([
    ['the element is missing', null, 'there is none'],
    ['it is empty', '', 'not JSON'],
    ['it is cut off', documentOf(remotes).slice(0, -10), 'not JSON'],
    ['it is an HTML page', '<!doctype html>', 'not JSON'],
    ['it is null', 'null', /Object/],
    ['it is a list', '[]', /schema/],
    ['its schema is a later one', JSON.stringify({ schema: 3, revision: 'r', remotes }), /schema/],
    ['its revision is missing', JSON.stringify({ schema: 2, remotes }), /revision/],
    ['its revision is empty', JSON.stringify({ schema: 2, revision: '', remotes }), /revision/],
    ['its remotes are missing', JSON.stringify({ schema: 2, revision: 'r' }), /remotes/],
    ['its remotes are a text', JSON.stringify({ schema: 2, revision: 'r', remotes: 'none' }), /remotes/],
  ])('%s', (_what, text, reason) => {
    const { faults, ...reading } = read(text);
    expect(reading).toEqual({ revision: null, remotes: {}, broken: {} });
    expect(faults).toEqual([{ reason: expect.stringMatching(reason) }]);
  });
});

describe('a remote that is broken is left out and named, and the others live', () => {
  const orders = { areas: ORDERS, current: good };
  const withOrders = (news: unknown) => read(documentOf({ 'mf-news': news, 'mf-orders': orders }));
  test.each<[string, unknown, string]>([
    ['nothing', null, 'areas'],
    ['a text', 'mf-news', 'areas'],
    ['no areas', { current: good }, 'areas'],
    ['an empty list of areas', { areas: {}, current: good }, 'areas'],
    ['a prefix that is not a path', { areas: { news: { title: 'お知らせ' } }, current: good }, 'areas'],
    ['an area without a title', { areas: { '/news': {} }, current: good }, 'areas./news.title'],
    ['an empty title', { areas: { '/news': { title: '' } }, current: good }, 'areas./news.title'],
    ['a title as long as a page', { areas: { '/news': { title: '長'.repeat(31) } }, current: good }, 'areas./news'],
    ['a title of two lines', { areas: { '/news': { title: 'お知らせ\n請求' } }, current: good }, 'areas./news'],
    ['no current version', { areas: NEWS }, 'current'],
    ['a version that leaves its folder', { areas: NEWS, current: { ...good, version: '../1' } }, 'current.version'],
    ['a version with a path after it', { areas: NEWS, current: { ...good, version: '1/..' } }, 'current.version'],
    ['an empty version', { areas: NEWS, current: { ...good, version: '' } }, 'current.version'],
    ['a container that is not a name', { areas: NEWS, current: { ...good, container: '1news' } }, 'current.container'],
    ['a container that is code', { areas: NEWS, current: { ...good, container: 'a;alert(1)' } }, 'current.container'],
    ['a container after something', { areas: NEWS, current: { ...good, container: '-news' } }, 'current.container'],
    ['an entry in another scheme', { areas: NEWS, current: build('data:text/javascript,//', 'x') }, 'current.entry'],
    ['an entry relative to the page', { areas: NEWS, current: build('mf/remoteEntry.js') }, 'current.entry'],
    ['an entry of another host', { areas: NEWS, current: build('//remotes.example.com/a.js') }, 'current.entry'],
    ['an entry without an address', { areas: NEWS, current: build('https://', INTEGRITY) }, 'current 1 has no address'],
    ['a shorter digest', { areas: NEWS, current: build(SAME_ORIGIN, 'sha256-NEWS') }, 'current.integrity'],
    ['two digests', { areas: NEWS, current: build(SAME_ORIGIN, `${INTEGRITY} ${INTEGRITY}`) }, 'current.integrity'],
    ['a digest after something', { areas: NEWS, current: build(SAME_ORIGIN, `x ${INTEGRITY}`) }, 'current.integrity'],
    ['an empty digest', { areas: NEWS, current: build(SAME_ORIGIN, 'sha384-') }, 'current.integrity'],
    ['no integrity', { areas: NEWS, current: build(SAME_ORIGIN) }, 'current 1 has no integrity'],
  ])('%s', (_what, news, reason) => {
    const reading = withOrders(news);
    expect(Object.keys(reading.remotes)).toEqual(['mf-orders']);
    expect(Object.keys(reading.broken)).toEqual(['mf-news']);
    expect(reading.faults[0]).toMatchObject({ remote: 'mf-news', reason: expect.stringContaining(reason) });
  });

  test('its version is named if it can be read, and its areas are known if they can be', () => {
    const { broken, faults } = readNews({ areas: NEWS, current: { ...good, version: '7', entry: 'gone' } });
    expect(faults).toEqual([expect.objectContaining({ remote: 'mf-news', version: '7' })]);
    expect(broken).toEqual({ 'mf-news': NEWS });
    expect(readNews({ current: good }).broken).toEqual({ 'mf-news': null });
  });

  test('a prefix belongs to the first remote that can be used', () => {
    const second = { areas: { ...ORDERS, ...NEWS }, current: good };
    const reading = read(
      documentOf({
        'mf-old': { areas: NEWS, current: null },
        'mf-news': { areas: NEWS, current: good },
        'mf-magazine': second,
        'mf-orders': orders,
      }),
    );
    expect(Object.keys(reading.remotes)).toEqual(['mf-news', 'mf-orders']);
    expect(reading.faults.at(-1)).toEqual({ remote: 'mf-magazine', version: '1', reason: '/news belongs to mf-news' });
  });
});

describe('what a remote can do without is left out and named, and the remote lives', () => {
  test.each<[string, object, string]>([
    ['a previous version without integrity', { previous: build(SAME_ORIGIN) }, 'previous 1 has no integrity'],
    ['a previous version without an entry', { previous: { ...good, entry: undefined } }, 'previous.entry'],
    ['a canary that is no object', { canary: '2' }, 'canary'],
    ['a canary without a build', { canary: { ...CANARY, build: undefined } }, 'canary.build'],
    ['a canary without a salt', { canary: { ...CANARY, salt: '' } }, 'canary.salt'],
    ['a canary without integrity', { canary: { ...CANARY, build: build(SAME_ORIGIN) } }, 'canary 1 has no integrity'],
    ['a canary for more than everybody', { canary: { ...CANARY, share: 101 } }, 'canary.share'],
    ['a canary that names companies', { canary: { ...CANARY, companies: ['acct00000000000001'] } }, 'canary.companies'],
    ['maintenance that is no object', { maintenance: '22:00〜' }, 'maintenance'],
    ['maintenance without a text', { maintenance: { from: '2026-12-01T22:00+09:00' } }, 'maintenance.text'],
    ['flags that are no object', { flags: 'year-view' }, 'flags'],
  ])('%s', (_what, wrong, reason) => {
    const reading = readNews({ areas: NEWS, current: good, ...wrong });
    expect(reading.remotes).toEqual({ 'mf-news': { areas: NEWS, current: good } });
    expect(reading.faults).toEqual([
      { remote: 'mf-news', version: '1', reason: expect.stringMatching(new RegExp(`^${reason}`)) },
    ]);
  });

  test.each([
    ['without an end', 'year-view', { ...FLAG, until: undefined }, 'flags.year-view.until'],
    ['whose end is no day', 'year-view', { ...FLAG, until: 'soon' }, 'flags.year-view.until'],
    ['without a salt', 'year-view', { ...FLAG, salt: undefined }, 'flags.year-view.salt'],
    ['that names companies', 'year-view', { ...FLAG, companies: ['acct00000000000001'] }, 'flags.year-view.companies'],
    ['that is no object', 'year-view', true, 'flags.year-view'],
    ['by another kind of name', 'Year view', FLAG, 'flags.Year view: the name of a flag'],
  ])('a flag %s is off, and the others stay', (_what, name, wrong, reason) => {
    const reading = readNews({ areas: NEWS, current: good, flags: { [name]: wrong, badge: FLAG } });
    expect(reading.remotes['mf-news']?.flags).toEqual({ badge: FLAG });
    expect(reasonsOf(reading)).toEqual([expect.stringMatching(new RegExp(`^${reason}`))]);
  });

  const title = 'お知らせ';
  const label = 'ニュース';
  const tooLong = '長'.repeat(31);
  test.each([
    ['another menu', { place: 'footer' }, undefined],
    ['a menu without a place', {}, undefined],
    ['another icon', { place: 'account', label, icon: 'bell' }, { place: 'account', label }],
    ['a label as long as a page', { place: 'main', label: tooLong }, { place: 'main' }],
    ['a tablet label as long as a page', { place: 'main', label, tabletLabel: tooLong }, { place: 'main', label }],
  ])('%s, which a newer shell may have', (_what, menu, seen) => {
    const reading = readNews({ areas: { '/news': { title, menu }, ...ORDERS }, current: good });
    expect(reading.remotes['mf-news']?.areas).toEqual({ '/news': { title, menu: seen }, ...ORDERS });
    expect(reasonsOf(reading)).toEqual([expect.stringContaining('areas./news.menu')]);
  });
});

test('unknown fields of a later release are ignored at every level', () => {
  const later = { later: { than: 'this shell' } };
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  const known = {
    'mf-news': { areas: NEWS, current: good, previous: good, canary: CANARY, maintenance, flags: { badge: FLAG } },
  };
  const newer = {
    'mf-news': {
      ...later,
      areas: { '/news': { ...later, ...NEWS['/news'], menu: { ...later, ...NEWS['/news'].menu } } },
      current: { ...later, ...good },
      previous: { ...later, ...good },
      canary: { ...later, ...CANARY, build: { ...later, ...CANARY.build } },
      maintenance: { ...later, ...maintenance },
      flags: { badge: { ...later, ...FLAG } },
    },
  };
  const reading = read(JSON.stringify({ ...later, schema: 2, revision: 'r1', remotes: newer }));
  expect(reading).toEqual({ revision: 'r1', remotes: known, broken: {}, faults: [] });
});

describe('where an entry may come from', () => {
  const SECURE = 'https://remotes.example.com/remoteEntry.js';
  const PLAIN = 'http://remotes.example.com/remoteEntry.js';
  const DEV_SERVER = 'http://127.0.0.1:4003/remoteEntry.js';
  const EVERYWHERE = ['local', 'dev', 'staging', 'production'] as const;
  const DEPLOYED = ['dev', 'staging', 'production'] as const;
  const refused = (entry: string, integrity: string | undefined, environment: (typeof EVERYWHERE)[number]) =>
    entryRefusal(environment, 'https://portal.example.com/order')(build(entry, integrity));

  test.each(EVERYWHERE)('in %s the same origin and TLS are accepted with their integrity', (environment) => {
    for (const entry of [SAME_ORIGIN, SECURE]) expect(refused(entry, INTEGRITY, environment)).toBeNull();
  });

  test.each(DEPLOYED)('in %s no entry may lack integrity', (environment) => {
    for (const entry of [SAME_ORIGIN, SECURE, DEV_SERVER])
      expect(refused(entry, undefined, environment)).toBe(`has no integrity (${entry}, ${environment})`);
  });

  test.each(DEPLOYED)('in %s nothing is loaded over plain HTTP from another machine', (environment) => {
    for (const entry of [PLAIN, DEV_SERVER])
      expect(refused(entry, INTEGRITY, environment)).toContain('comes without TLS from elsewhere');
  });

  test.each([DEV_SERVER, 'http://localhost:4003/remoteEntry.js', 'http://[::1]:4003/remoteEntry.js'])(
    'locally a development server is accepted as it is: %s',
    (entry) => {
      expect(refused(entry, undefined, 'local')).toBeNull();
    },
  );

  test.each([
    [SECURE, undefined, 'has no integrity'],
    ['http://127.0.0.1.example.com/remoteEntry.js', INTEGRITY, 'without TLS'],
    ['http://not-localhost:4003/remoteEntry.js', INTEGRITY, 'without TLS'],
  ])('locally, too, an entry from another machine needs both: %s', (entry, integrity, reason) => {
    expect(refused(entry, integrity, 'local')).toContain(reason);
  });
});

test('a version names a release, a container its version', () => {
  const named = { version: '1.0.0-rc_2', container: 'mf_news_1A' };
  const reading = readNews({ areas: NEWS, current: { ...good, ...named } });
  expect(reading.remotes['mf-news']?.current).toMatchObject(named);
});

test('the shell has a version, which older registries lack', () => {
  const remotes = { 'mf-news': { areas: NEWS, current: good } };
  const shellOf = (shell: unknown) => read(JSON.stringify({ schema: 2, revision: 'r1', shell, remotes })).shell;
  expect([shellOf(undefined), shellOf('7'), shellOf('../7')]).toEqual([undefined, '7', undefined]);
});
