import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostBuildContract, RemoteBuildContract } from '@portal/app-kit/build/contract';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';

/*
 * Twenty breaks, each of them seen by both sides before anything is live: whoever breaks something is refused while the
 * other is live, and whoever is broken is refused beside it. docs/release.md has the same list. What only a browser sees
 * is in scripts/release/trial.test.ts and e2e/trial.spec.ts.
 */

const UI = `
  export declare function Button(props: {
    label: string;
    size?: 'sm' | 'lg';
    isWide?: boolean;
    onPress?: (times: number) => void;
  }): null;
  export declare function yen(amount: number): string;
  export declare function dates(order: string): { from: string; to: string };
  export declare const mark: (text: string) => void;
`;
const PAGE = `
  import { Button, dates, mark, yen } from '@portal/ui';
  import { isLate } from '@portal/ui/date';
  const { from, to } = dates('1');
  mark(yen(1));
  export const page = (size: 'sm' | 'lg') =>
    [Button({ label: from, size, isWide: true, onPress: (times) => yen(times) }), isLate(to)];
`;

type App = 'shell' | 'mf-news' | 'mf-billing';
interface Build {
  readonly contract: HostBuildContract | RemoteBuildContract;
  /** The declarations of a shell, by sub-path. */
  readonly types?: Readonly<Record<string, string>>;
  /** The page of a remote. */
  readonly page?: string;
}

const SHELL = shellContract({
  provides: { '@portal/ui': ['Button', 'dates', 'mark', 'yen'], '@portal/ui/date': ['isLate'] },
  contracts: [1, 2],
  versions: { react: '19.2.0' },
  texts: ['common.close'],
  screens: ['/'],
  links: ['/billing/:'],
  storage: ['uid'],
});
const TYPES = { '.': UI, './date': 'export declare function isLate(date: string): boolean;' };
const NEWS = newsContract({
  uses: SHELL.provides,
  requires: { react: '19.2.0' },
  texts: ['common.close'],
  routes: { '/news': ['', ':id'] },
  storage: ['keep-news'],
  drafts: ['note'],
  slots: { named: [], filled: ['order.news'] },
});
const BILLING = newsContract({ name: 'mf-billing', routes: { '/billing': ['', ':id'] }, links: ['/news/:'] });

const SOUND: Readonly<Record<App, Build>> = {
  shell: { contract: SHELL, types: TYPES },
  'mf-news': { contract: NEWS, page: PAGE },
  'mf-billing': { contract: BILLING, page: 'export {};' },
};

interface Break {
  readonly by: App;
  readonly of: App;
  readonly next: Build;
  /** What whoever breaks it is told, and what whoever is broken. */
  readonly told: readonly [RegExp, RegExp];
}

const shell = (changes: Partial<HostBuildContract>, types: Build['types'] = TYPES): Build => ({
  contract: { ...SHELL, ...changes },
  types,
});
const byShell = (next: Build, breaker: RegExp, broken: RegExp): Break => ({
  by: 'shell',
  of: 'mf-news',
  next,
  told: [breaker, broken],
});
/** Declarations in which a part is another. Only the compiler sees it. */
const byType = (from: string, to: string, words: RegExp): Break => {
  if (!UI.includes(from)) throw new Error(`${from} is not declared`);
  const told = new RegExp(`by its types \\(type breaking\\):\\n  mf-news \\d src/page\\.ts.*${words.source}`);
  return byShell(shell({}, { ...TYPES, '.': UI.replace(from, to) }), told, told);
};
const byBilling = (changes: Partial<RemoteBuildContract>, breaker: RegExp, broken: RegExp): Break => ({
  by: 'mf-billing',
  of: 'mf-news',
  next: { contract: { ...BILLING, ...changes }, page: 'export {};' },
  told: [breaker, broken],
});

const BREAKS: Readonly<Record<string, Break>> = {
  'a name is removed': byShell(
    shell({ provides: { ...SHELL.provides, '@portal/ui': ['Button', 'dates', 'mark'] } }),
    /no longer provides yen of @portal\/ui/,
    /needs yen of @portal\/ui/,
  ),
  'a sub-path is removed': byShell(
    shell({ provides: { '@portal/ui': SHELL.provides['@portal/ui'] ?? [] } }),
    /no longer provides @portal\/ui\/date/,
    /needs @portal\/ui\/date/,
  ),
  'a common text is renamed': byShell(
    shell({ texts: ['common.closeWindow'] }),
    /no longer provides the common text common\.close,/,
    /needs the common text common\.close,/,
  ),
  'a library has a new major version': byShell(
    shell({ versions: { react: '20.0.0' } }),
    /has react 20\.0\.0, and mf-news 1 \(current\) needs/,
    /needs react 19\.2\.0, and the live shell 1 has 20\.0\.0/,
  ),
  'a library goes back': byShell(
    shell({ versions: { react: '19.1.0' } }),
    /has react 19\.1\.0/,
    /needs react 19\.2\.0, and the live shell 1 has 19\.1\.0/,
  ),
  'the contract of remotes has a new number': byShell(
    shell({ contracts: [2] }),
    /accepts contract 2, and mf-news 1 \(current\) follows 1/,
    /follows contract 1, and the live shell 1 accepts 2/,
  ),
  'a property becomes required': byType('isWide?: boolean;', 'isWide?: boolean; tone: string;', /'tone' is missing/),
  'a property is removed': byType('isWide?: boolean;', '', /'isWide' does not exist/),
  'a property takes fewer values': byType("'sm' | 'lg'", "'sm'", /is not assignable to type/),
  'an argument has another type': byType('amount: number', 'amount: bigint', /'number' is not assignable/),
  'an argument is added': byType('amount: number', 'amount: number, currency: string', /Expected 2 arguments/),
  'a result may be missing': byType(
    '{ from: string; to: string }',
    '{ from: string; to: string } | null',
    /does not exist on type/,
  ),
  'a field of a result is removed': byType('from: string; to: string', 'from: string', /'to' does not exist/),
  'a callback is given something else': byType('(times: number)', '(times: string)', /'string' is not assignable/),
  'a page moves to which another remote leads': {
    by: 'mf-news',
    of: 'mf-billing',
    next: { contract: { ...NEWS, routes: { '/news': ['', 'article/:id'] } }, page: PAGE },
    told: [
      /mf-news 2 has no page \/news\/:, to which mf-billing 1 leads/,
      /mf-billing 2 leads to \/news\/:, and no app/,
    ],
  },
  'a page moves to which the shell leads': {
    by: 'mf-billing',
    of: 'shell',
    next: { contract: { ...BILLING, routes: { '/billing': [''] } }, page: 'export {};' },
    told: [
      /mf-billing 2 has no page \/billing\/:, to which shell 1 leads/,
      /shell 2 leads to \/billing\/:, and no app/,
    ],
  },
  'two remotes have one prefix': byBilling(
    { routes: { '/news': [''] } },
    /mf-billing 2 claims \/news, which belongs to mf-news 1/,
    /mf-news 2 claims \/news, which belongs to mf-billing 1/,
  ),
  'two keep something in the browser under one key': byBilling(
    { storage: ['keep-news'] },
    /keeps something in the browser as keep-news/,
    /keeps something in the browser as keep-news/,
  ),
  'two keep a draft under one name': byBilling(
    { drafts: ['note'] },
    /keeps a draft named note/,
    /keeps a draft named note/,
  ),
  'two fill one slot': byBilling(
    { slots: { named: [], filled: ['order.news'] } },
    /fills the slot order\.news/,
    /fills the slot order\.news/,
  ),
};

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

function write(folder: string, { contract, types, page }: Build, version: string): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    'contract.json': { ...contract, version },
    ...(types ? { 'types.json': { '@portal/ui': packageOf(types) } } : {}),
    ...(page ? { 'program.json': { imports: {}, files: { 'src/page.ts': page } } } : {}),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(content));
}

const packageOf = (types: Readonly<Record<string, string>>) => {
  const fileOf = (path: string) => join('src', `${path === '.' ? 'index' : path}.d.ts`);
  return {
    exports: Object.fromEntries(Object.keys(types).map((path) => [path, fileOf(path)])),
    files: Object.fromEntries(Object.entries(types).map(([path, text]) => [fileOf(path), text])),
  };
};

/** Makes these live, then releases the next build of the app. */
function released(live: Readonly<Record<App, Build>>, app: App, next: Build) {
  for (const [name, build] of Object.entries(live)) write(join(portal.folder, 'releases', name, '1'), build, '1');
  write(portal.build(app, '2'), next, '2');
  return releaseIn(portal, app, '2');
}

test.each<App>(['shell', 'mf-news', 'mf-billing'])('unbroken, %s goes live', async (app) => {
  expect(await released(SOUND, app, SOUND[app])).toMatchObject({ to: '2' });
});

describe.each(Object.entries(BREAKS))('%s', (_, { by, of, next, told: [breaker, broken] }) => {
  test('whoever breaks it is refused', async () => {
    await expect(released(SOUND, by, next)).rejects.toThrow(breaker);
  });

  test('whoever is broken is refused beside it', async () => {
    await expect(released({ ...SOUND, [by]: next }, of, SOUND[of])).rejects.toThrow(broken);
  });
});

test('the docs have the same twenty, and what only a browser sees', () => {
  const page = readFileSync(join(__dirname, '../../../docs/release.md'), 'utf8');
  const listed = Object.keys(BREAKS).filter((name) => page.includes(`| ${name} |`));
  expect(listed).toEqual(Object.keys(BREAKS));
  expect(listed).toHaveLength(20);
  for (const seenInTrial of ['the exposed module is removed', 'the start is slower'])
    expect(page).toContain(`| ${seenInTrial} |`);
});
