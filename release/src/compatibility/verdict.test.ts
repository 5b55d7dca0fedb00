import type { HostBuildContract, RemoteBuildContract } from '@portal/app-kit/build/contract';
import { type LiveContracts, type LiveRemote, verdictOn } from './verdict.ts';

const UI = '@portal/ui';
const CHOICE = '@portal/ui/choice';

const shell = (changes: Partial<HostBuildContract> = {}): HostBuildContract => ({
  role: 'host',
  name: 'shell',
  version: 'S1',
  runtime: 'own',
  contracts: [1],
  provides: { [UI]: ['Page', 'Text'], [CHOICE]: ['BarChoice'], react: ['useState'] },
  deprecated: {},
  versions: { react: '19.3.1' },
  screens: ['/', '/login', '/mfa/revert'],
  storage: ['uid', 'action-code:*'],
  links: [],
  drafts: ['list'],
  texts: ['common.close'],
  ...changes,
});

const remote = (changes: Partial<RemoteBuildContract> = {}): RemoteBuildContract => ({
  role: 'remote',
  name: 'mf-billing',
  version: 'B2',
  runtime: 'own',
  contract: 1,
  uses: { [UI]: ['Page'], react: ['useState'] },
  counts: {},
  requires: { react: '19.3.1' },
  routes: { '/billing': ['', ':id'] },
  storage: ['keep-billing'],
  links: [],
  drafts: [],
  texts: ['common.close'],
  slots: { named: [], filled: [] },
  ...changes,
});

const news = remote({
  name: 'mf-news',
  version: 'N1',
  routes: { '/news': ['', 'guide'] },
  storage: ['keep-news'],
  drafts: ['note'],
  slots: { named: ['news.aside'], filled: ['news.aside'] },
});

const live = (changes: Partial<LiveContracts> = {}): LiveContracts => ({
  shell: { version: 'S1', contract: shell() },
  remotes: [at('current', news)],
  ...changes,
});
const at = (place: LiveRemote['place'], contract: RemoteBuildContract): LiveRemote => ({
  place,
  name: contract.name,
  version: contract.version,
  contract,
});

test('a release that fits has neither clashes nor remarks', () => {
  expect(verdictOn(live(), remote())).toEqual({ clashes: [], remarks: [] });
  expect(verdictOn(live(), shell({ version: 'S2' }))).toEqual({ clashes: [], remarks: [] });
});

test('a remote that uses what the live shell has deprecated may go live, and is told', () => {
  const deprecated = { [UI]: { Page: { since: '2026.12', until: '2027.06', use: 'Screen' } } };
  const before = live({ shell: { version: 'S1', contract: shell({ deprecated }) } });
  expect(verdictOn(before, remote())).toEqual({
    clashes: [],
    remarks: ['mf-billing B2 uses Page of @portal/ui, deprecated since 2026.12, until 2027.06: use Screen.'],
  });
});

describe('a remote', () => {
  const clashes = (changes: Partial<RemoteBuildContract>, before = live()) =>
    verdictOn(before, remote(changes)).clashes;

  test.each<[what: string, changes: Partial<RemoteBuildContract>, sentence: string]>([
    [
      'an export that the live shell lacks',
      { uses: { [UI]: ['Page', 'Sheet', 'Tabs'] } },
      `mf-billing B2 needs Sheet, Tabs of ${UI}, which the live shell S1 does not provide: release the shell first.`,
    ],
    [
      'a module that it lacks, even if nothing of it is named',
      { uses: { '@portal/ui/chart': [] } },
      'mf-billing B2 needs @portal/ui/chart, which the live shell S1 does not provide: release the shell first.',
    ],
    [
      'a common text that it lacks',
      { texts: ['common.close', 'common.open'] },
      'mf-billing B2 needs the common text common.open, which the live shell S1 does not provide: release the shell first.',
    ],
    [
      'a newer library',
      { requires: { react: '20.0.0' } },
      'mf-billing B2 needs react 20.0.0, and the live shell S1 has 19.3.1: release the shell first.',
    ],
    [
      'an older library',
      { requires: { react: '18.3.1' } },
      'mf-billing B2 needs react 18.3.1, and the live shell S1 has 19.3.1: build mf-billing with what the shell has.',
    ],
    [
      'a later contract',
      { contract: 2 },
      'mf-billing B2 follows contract 2, and the live shell S1 accepts 1: release the shell first.',
    ],
    [
      'an earlier contract',
      { contract: 0 },
      'mf-billing B2 follows contract 0, and the live shell S1 accepts 1: build mf-billing with what the shell has.',
    ],
    [
      'the official federation runtime',
      { runtime: 'official' },
      'mf-billing B2 needs the official federation runtime, and the live shell S1 has our own: build mf-billing with what the shell has.',
    ],
  ])('that needs %s is refused', (_, changes, sentence) => {
    expect(clashes(changes)).toEqual([sentence]);
  });

  test.each<[what: string, changes: Partial<RemoteBuildContract>, sentence: string]>([
    [
      'an area of another remote',
      { routes: { '/news': ['other'] } },
      'mf-billing B2 claims /news, which belongs to mf-news N1: choose another path, or release mf-news without it first.',
    ],
    [
      'a screen of the shell as its area',
      { routes: { '/login': [''] } },
      'mf-billing B2 claims /login, which belongs to shell S1: choose another path, or release shell without it first.',
    ],
    [
      'a screen of the shell within its area',
      { routes: { '/mfa': ['', 'revert'] } },
      'mf-billing B2 claims /mfa/revert, which belongs to shell S1: choose another path, or release shell without it first.',
    ],
    [
      'a key of another remote in the browser’s storage',
      { storage: ['keep-news'] },
      'mf-billing B2 keeps something in the browser as keep-news, and so does mf-news N1: choose another key.',
    ],
    [
      'a key that begins like the shell’s',
      { storage: ['action-code:billing'] },
      'mf-billing B2 keeps something in the browser as action-code:billing, and so does shell S1: choose another key.',
    ],
    [
      'a slot that another remote fills',
      { slots: { named: [], filled: ['news.aside'] } },
      'mf-billing B2 fills the slot news.aside, and so does mf-news N1: release mf-news without it first.',
    ],
    [
      'the name of another remote’s draft',
      { drafts: ['note'] },
      'mf-billing B2 keeps a draft named note, and so does mf-news N1: choose another name.',
    ],
  ])('that claims %s is refused', (_, changes, sentence) => {
    expect(clashes(changes)).toEqual([sentence]);
  });

  test.each<[what: string, slots: RemoteBuildContract['slots'], sentence: string]>([
    [
      'names a slot that nobody fills',
      { named: ['billing.aside'], filled: [] },
      'No live remote fills the slot billing.aside of mf-billing B2: its page leaves it out.',
    ],
    [
      'fills a slot that no page has',
      { named: [], filled: ['order.bills'] },
      'No live page has the slot order.bills, which mf-billing B2 fills: nobody sees that.',
    ],
  ])('that %s is told so, and not refused', (_, slots, sentence) => {
    expect(verdictOn(live(), remote({ slots }))).toEqual({ clashes: [], remarks: [sentence] });
  });

  test('that no longer fills a slot is told whose page had it', () => {
    const page = at('current', { ...news, slots: { named: ['order.bills'], filled: [] } });
    const before = live({ remotes: [page, at('current', remote({ slots: { named: [], filled: ['order.bills'] } }))] });
    expect(verdictOn(before, remote()).remarks).toEqual([
      'No live remote fills the slot order.bills of mf-news N1: its page leaves it out.',
    ]);
  });

  test('may have an area around a screen of the shell', () => {
    expect(clashes({ routes: { '/mfa': ['', 'email-verify'] } })).toEqual([]);
  });

  test('may take over what another remote has given up', () => {
    const given = live({ remotes: [at('current', { ...news, routes: {} }), at('previous', news)] });
    expect(clashes({ routes: { '/news': [''] } }, given)).toEqual([]);
  });

  test('does not clash with its own earlier versions', () => {
    const own = live({
      remotes: [at('current', remote({ version: 'B1' })), at('previous', remote({ version: 'B0' }))],
    });
    expect(clashes({}, own)).toEqual([]);
  });

  test('clashes with what some companies see of another remote', () => {
    const canary = live({ remotes: [at('canary', remote({ ...news, routes: { '/billing': [''] } }))] });
    expect(clashes({}, canary)).toHaveLength(1);
  });
});

describe('a shell', () => {
  const clashes = (changes: Partial<HostBuildContract>, before = live()) =>
    verdictOn(before, shell({ version: 'S2', ...changes })).clashes;

  test.each<[what: string, changes: Partial<HostBuildContract>, sentence: string]>([
    [
      'an export',
      { provides: { [UI]: ['Text'], react: ['useState'] } },
      `The shell S2 no longer provides Page of ${UI}, which mf-news N1 (current) uses: keep it until no live version does.`,
    ],
    [
      'a module',
      { provides: { react: ['useState'] } },
      `The shell S2 no longer provides ${UI}, which mf-news N1 (current) uses: keep it until no live version does.`,
    ],
    [
      'a common text',
      { texts: [] },
      'The shell S2 no longer provides the common text common.close, which mf-news N1 (current) uses: keep it until no live version does.',
    ],
    [
      'the version of a library',
      { versions: { react: '20.0.0' } },
      "The shell S2 has react 20.0.0, and mf-news N1 (current) needs 19.3.1: keep the shell's until all remotes can change with it.",
    ],
    [
      'the contract',
      { contracts: [2] },
      'The shell S2 accepts contract 2, and mf-news N1 (current) follows 1: accept both until no live version does.',
    ],
    [
      'an address',
      { screens: ['/', '/news/guide'] },
      'shell S2 claims /news/guide, which belongs to mf-news N1: choose another path, or release mf-news without it first.',
    ],
    [
      'a key in the browser’s storage',
      { storage: ['keep-news'] },
      'shell S2 keeps something in the browser as keep-news, and so does mf-news N1: choose another key.',
    ],
  ])('that takes away %s is refused', (_, changes, sentence) => {
    expect(clashes(changes)).toEqual([sentence]);
  });

  test('that takes away the official federation runtime is refused while a remote needs it', () => {
    const official = live({
      shell: { version: 'S1', contract: shell({ runtime: 'official' }) },
      remotes: [at('current', { ...news, runtime: 'official' }), at('current', remote())],
    });
    expect(clashes({}, official)).toEqual([
      'The shell S2 has our own federation runtime, and mf-news N1 (current) needs the official one: keep that until no live version does.',
    ]);
    expect(clashes({ runtime: 'official' }, official)).toEqual([]);
  });

  test.each(['previous', 'canary'] as const)('is checked against the %s version of a remote too', (place) => {
    const old = live({ remotes: [at('current', { ...news, texts: [] }), at(place, news)] });
    expect(clashes({ texts: [] }, old)).toEqual([expect.stringContaining(`mf-news N1 (${place})`)]);
  });

  const uses = (names: string[]) => live({ remotes: [at('current', { ...news, uses: { [UI]: names } })] });

  test('is not held up by what a remote misses already, only by what it takes away itself', () => {
    const broken = uses(['Gone', 'Page']);
    expect(clashes({}, broken)).toEqual([]);
    expect(clashes({ provides: { [UI]: [] } }, broken)).toEqual([
      `The shell S2 no longer provides Page of ${UI}, which mf-news N1 (current) uses: keep it until no live version does.`,
    ]);
  });

  test.each<[what: string, lives: string[] | null, next: string[] | null]>([
    ['one of two exports that are missed', ['Text'], ['Text', 'Page']],
    ['a part of a module that is missed', null, ['Text', 'Page']],
    ['a module, though without the exports that are missed of it', null, ['Text']],
    ['nothing', ['Text'], ['Text']],
    ['nothing of a module', null, null],
  ])('may mend %s', (_, lives, next) => {
    const provides = (names: string[] | null): Record<string, string[]> => (names ? { [UI]: names } : {});
    const before = {
      ...uses(['Page', 'Sheet']),
      shell: { version: 'S1', contract: shell({ provides: provides(lives) }) },
    };
    expect(clashes({ provides: provides(next) }, before)).toEqual([]);
  });

  test('that takes away an export of a library whose version did not fit before is refused', () => {
    const old = live({ remotes: [at('current', { ...news, requires: { react: '18.3.1' } })] });
    expect(clashes({ provides: { [UI]: ['Page'], react: [] } }, old)).toEqual([
      'The shell S2 no longer provides useState of react, which mf-news N1 (current) uses: keep it until no live version does.',
    ]);
  });

  test('that takes away a module of which a remote missed a part is refused', () => {
    expect(clashes({ provides: {} }, uses(['Gone', 'Page']))).toEqual([
      `The shell S2 no longer provides ${UI}, which mf-news N1 (current) uses: keep it until no live version does.`,
    ]);
  });
});

describe('versions of a library', () => {
  const refused = (given: string, wanted: string) =>
    verdictOn(live({ shell: { version: 'S1', contract: shell({ versions: { react: given } }) } }), {
      ...remote({ requires: { react: wanted } }),
    }).clashes.length > 0;

  test.each([
    ['19.3.1', '19.3.1', false],
    ['19.4.0', '19.3.1', false],
    ['19.3.0', '19.3.1', false],
    ['19.2.9', '19.3.1', true],
    ['0.4.0', '0.3.0', true],
    ['0.3.1', '0.3.0', false],
    // As builds from before wrote it.
    ['19.4.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', true],
  ])('%s for a remote that needs %s: refused is %s', (given, wanted, isRefused) => {
    expect(refused(given, wanted)).toBe(isRefused);
  });
});

describe('unknown, said and not refused', () => {
  test('is what a live shell from before provides', () => {
    const old = live({ shell: { version: 'S0', contract: null } });
    expect(verdictOn(old, remote())).toEqual({
      clashes: [],
      remarks: ['What the live shell S0 provides is unknown: it was built before builds said so.'],
    });
  });

  test('is what a remote from before claims, and what it needs of a new shell', () => {
    const old = live({ remotes: [{ place: 'previous', name: 'mf-news', version: 'N0', contract: null }] });
    expect(verdictOn(old, shell({ version: 'S2' }))).toEqual({
      clashes: [],
      remarks: ['What mf-news N0 (previous) needs is unknown: it was built before builds said so.'],
    });
  });

  test('is what a shell has of a module that it hands out as a whole', () => {
    const whole = live({
      shell: { version: 'S1', contract: shell({ provides: { [UI]: ['*'], react: ['useState'] } }) },
    });
    expect(verdictOn(whole, remote()).clashes).toEqual([]);
  });

  test('is what a remote takes of a module that it uses as a whole', () => {
    expect(verdictOn(live(), remote({ uses: { [UI]: ['*', 'Page'] } }))).toEqual({
      clashes: [],
      remarks: [`Which exports of ${UI} mf-billing B2 needs is unknown: it takes the module as a whole.`],
    });
  });
});
