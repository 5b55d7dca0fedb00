import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { containerName } from '@portal/app-kit/build/container-name';
import { compose } from '@portal/release';
import { environment } from '@portal/release/testing/fixtures';
import { writeBuild } from '@portal/release/testing/write-build';
import { readBuilds } from '../facts/builds.ts';
import { isServedAt, readPortal } from '../facts/portal.ts';
import { makeTree, removeTrees, type Tree } from '../testing/tree.ts';
import { fallbackFindings } from './fallback.ts';
import { freshnessFindings } from './freshness.ts';
import { reactModeFindings } from './react-mode.ts';
import { singleCopyFindings } from './single-copies.ts';
import { uniqueNameFindings } from './unique-name.ts';

/* Two apps as their builds leave them on disk, and the portal that is composed of them. */

let healthy: Tree;
beforeAll(async () => {
  healthy = await composedTwice();
});
afterAll(removeTrees);

const chunkOf = (app: string, version: string) =>
  `(self.webpackChunk${containerName(app, version)}||=[]).push([[1],{}])`;
const CONTRACTS = {
  shell: {
    role: 'host',
    contracts: [1],
    provides: { react: ['*'], '@portal/ui': ['Page', 'Text'] },
    versions: { react: '19.3.1' },
    screens: ['/'],
    texts: ['common.close'],
    storage: [],
  },
  'mf-news': {
    role: 'remote',
    contract: 1,
    uses: { react: ['useState'], '@portal/ui': ['Page'] },
    requires: { react: '^19.3.1' },
    routes: { '/news': [''] },
    texts: ['common.close'],
    storage: [],
  },
};
type App = keyof typeof CONTRACTS;

function build(tree: Tree, name: App, version: string): string {
  const isShell = name === 'shell';
  const entry = isShell ? 'main.js' : 'remoteEntry.js';
  const folder = writeBuild(join(tree.root, name, 'dist', version), {
    name,
    version,
    files: { [entry]: chunkOf(name, version), 'news-list.js': chunkOf(name, version) },
    ...(isShell
      ? { firstPage: { '/': [] } }
      : {
          container: containerName(name, version),
          areas: { '/news': { title: 'お知らせ' } },
          firstPage: { '/news': ['news-list.js'] },
        }),
  });
  tree.write(`${name}/dist/${version}/contract.json`, { ...CONTRACTS[name], name, version });
  tree.write(`${name}/dist/${version}/${entry}.map`, { sources: [`webpack://${name}/./src/page.tsx`] });
  return folder;
}

async function composed(tree: Tree, version: string): Promise<void> {
  mkdirSync(join(tree.root, 'shell/public'), { recursive: true });
  await compose({
    shell: build(tree, 'shell', '1'),
    shellPublic: join(tree.root, 'shell/public'),
    remotes: [build(tree, 'mf-news', version)],
    environment,
    outDir: join(tree.root, '.portal'),
  });
}

/** Released twice, so that there is a previous version. */
async function composedTwice(): Promise<Tree> {
  const tree = makeTree({ 'mf-news/src/standalone.tsx': 'mountStandalone(remote, areas);\n' });
  await composed(tree, '1');
  await composed(tree, '2');
  return tree;
}
const healthyTree = (): Tree => makeTree({}, healthy);

interface Now {
  /** The version of the current sources of mf-news. */
  news?: string;
  isServed?: boolean;
  /** An app that has just been made. */
  added?: string;
  standalone?: string | null;
}

function findings(tree: Tree, { news = '2', isServed = false, added, standalone = 'mountStandalone(' }: Now = {}) {
  const versions = { shell: '1', 'mf-news': news, ...(added && { [added]: '1' }) };
  const apps = Object.entries(versions).map(([name, version]) => ({
    name,
    role: name === 'shell' ? ('host' as const) : ('remote' as const),
    directory: join(tree.root, name),
    version: () => version,
  }));
  const { builds, missing } = readBuilds(tree.root, apps);
  const portal = readPortal(tree.root, join(tree.root, '.portal'));
  const live = portal?.builds ?? [];
  const none = { manifests: {}, catalog: {}, lockedCatalog: {}, locked: {}, isInstalled: true, found: {} };
  return [
    ...reactModeFindings(builds, 'dist'),
    ...reactModeFindings(live, 'portal'),
    ...singleCopyFindings(none, builds),
    ...uniqueNameFindings(builds, 'dist'),
    ...uniqueNameFindings(live, 'portal'),
    ...fallbackFindings({ builds, remotes: [{ app: 'mf-news', standalone }], portal }),
    ...freshnessFindings({ missing, sources: versions, portal, isServed }),
  ];
}

test('builds and a portal of the current sources: nothing is found', () => {
  expect(findings(healthyTree(), { isServed: true })).toEqual([]);
});

test('before anything is built or composed, nothing is found', () => {
  expect(findings(makeTree())).toEqual([]);
});

test('all of it built for development: nothing is found', () => {
  const tree = healthyTree();
  for (const folder of ['mf-news/dist/2', 'shell/dist/1', '.portal/public/mf/mf-news/2', '.portal/public/shell/1'])
    tree.write(`${folder}/page.js`, '(0,r.jsxDEV)("p",{})');
  expect(findings(tree)).toEqual([]);
});

test('a file of the shell that is no shared module may be there twice: nothing is found', () => {
  const tree = healthyTree();
  tree.write('shell/dist/1/main.js.map', {
    sources: ['webpack://shell/./src/page.tsx', 'webpack://shell/./src/page.tsx'],
  });
  expect(findings(tree)).toEqual([]);
});

test('a portal may have an app that the sources no longer have', () => {
  const portal = readPortal(healthy.root, join(healthy.root, '.portal'));
  expect(freshnessFindings({ missing: [], sources: { shell: '1' }, portal, isServed: true })).toEqual([]);
});

test('of many libraries that a remote brings along, five are named, each once', () => {
  const libraries = ['react', 'react', 'react-dom', 'firebase', 'ky', 'zustand', 'react-hook-form'];
  const tree = healthyTree();
  tree.write('mf-news/dist/2/remoteEntry.js.map', {
    sources: libraries.map((library, index) => `webpack://x/../node_modules/${library}/${index}.js`),
  });
  expect(findings(tree).map(({ what }) => what)).toEqual([
    'mf-news (mf-news/dist/2) brings its own react, react-dom, firebase, ky, zustand, which the shell provides',
  ]);
});

const NEWS = 'mf-news/dist/2';
const LIVE = '.portal/public/mf/mf-news';
type Case = [string, breakIt: (tree: Tree) => void, what: string | RegExp, fix: string | RegExp, now?: Now];
/** Jest takes a parameter without a value for its own callback. */
const complete = (cases: Case[]) =>
  cases.map(([what, breakIt, found, fix, now = {}]) => [what, breakIt, found, fix, now] as const);

test.each(
  complete([
    [
      'a build for development among builds for production',
      (tree) => tree.write(`${NEWS}/news-list.js`, 'eval("...\\n//# sourceURL=webpack-internal:///./src/page.tsx")'),
      `mf-news (${NEWS}) is built for development, shell for production: on one page their React does not fit`,
      `rm -r ${NEWS} && npm run build -- mf-news`,
    ],
    [
      'the same in what was published',
      (tree) => tree.write(`${LIVE}/2/news-list.js`, `${chunkOf('mf-news', '2')};(0,r.jsxDEV)("p",{})`),
      /^mf-news \(\.portal\/public\/mf\/mf-news\/2\) is built for development/,
      /delete the composed folder and mf-news\/dist/,
    ],
    [
      'a remote with a React of its own',
      (tree) =>
        tree.write(`${NEWS}/remoteEntry.js.map`, {
          sources: ['webpack://x/../node_modules/.pnpm/react@19.3.1/node_modules/react/index.js'],
        }),
      `mf-news (${NEWS}) brings its own react, which the shell provides`,
      /^Take it from the sub-path that offers it/,
    ],
    [
      'a remote with a copy of a shared folder that has state',
      (tree) =>
        tree.write(`${NEWS}/remoteEntry.js.map`, {
          sources: ['webpack://x/../shared/platform/src/session/page-session.ts'],
        }),
      `mf-news (${NEWS}) brings its own shared/platform/src/session/page-session.ts, which the shell provides`,
      /npm run build -- mf-news$/,
    ],
    [
      'a shell that contains one thing twice',
      (tree) => {
        const source = 'webpack://x/../shared/ui/src/kit/index.ts';
        tree.write('shell/dist/1/main.js.map', { sources: [source, source] });
      },
      'shell (shell/dist/1) contains shared/ui/src/kit/index.ts twice',
      /npm run check names it/,
    ],
    [
      'a build with the name of another app',
      (tree) => tree.write(`${NEWS}/news-list.js`, chunkOf('mf-orders', '1')),
      `mf-news (${NEWS}) calls itself mf_orders_1 in the page, not mf_news_2`,
      new RegExp(`take back what mf-news/webpack\\.config\\.ts changes of it\\. rm -r ${NEWS} && npm run build`),
    ],
    [
      'a container with the name of another version',
      (tree) => writeRecord(tree, { container: 'mf_news_1' }),
      `mf-news (${NEWS}) calls itself mf_news_1 in the page, not mf_news_2`,
      /npm run build -- mf-news$/,
    ],
    [
      'a container without a name',
      (tree) => writeRecord(tree, {}),
      `mf-news (${NEWS}) calls itself none in the page, not mf_news_2`,
      /npm run build -- mf-news$/,
    ],
    [
      'a published build with the name of another app',
      (tree) => tree.write(`${LIVE}/2/news-list.js`, chunkOf('mf-orders', '1')),
      /^mf-news \(\.portal\/public\/mf\/mf-news\/2\) calls itself mf_orders_1/,
      /^Its name comes from defineRemote[^&]* A published version is never overwritten: delete the composed folder/,
    ],
    [
      'a shared module that the shell does not provide',
      (tree) => writeContract(tree, { uses: { '@portal/ui/tree': ['Tree'] } }),
      'mf-news takes @portal/ui/tree, which the shell does not provide, and has no copy of its own',
      /^Enter a module in shared\/app-kit\/src\/build\/shared-modules\.ts/,
    ],
    [
      'a component that the kit of the shell does not have',
      (tree) => writeContract(tree, { uses: { '@portal/ui': ['Tree'] } }),
      'mf-news takes Tree of @portal/ui, which the shell does not provide, and has no copy of its own',
      /export a name from it/,
    ],
    [
      'a library in a version that the shell does not have',
      (tree) => writeContract(tree, { requires: { react: '^20.0.0' } }),
      'mf-news takes react ^20.0.0, which the shell does not provide, and has no copy of its own',
      /npm run build$/,
    ],
    [
      'a text that the shell does not have',
      (tree) => writeContract(tree, { texts: ['common.none'] }),
      'mf-news takes the text common.none, which the shell does not provide, and has no copy of its own',
      /npm run build$/,
    ],
    [
      'a contract that the shell does not keep',
      (tree) => writeContract(tree, { contract: 2 }),
      'mf-news takes contract 2, which the shell does not provide, and has no copy of its own',
      /npm run build$/,
    ],
    [
      'a remote whose page for running alone mounts nothing',
      () => undefined,
      'mf-news cannot run alone: its src/standalone.tsx mounts nothing',
      /mountStandalone\(remote, areas\)/,
      { standalone: 'export {};' },
    ],
    [
      'a remote that has nothing to run alone with',
      () => undefined,
      'mf-news cannot run alone: it has no src/standalone.tsx',
      /mountStandalone\(remote, areas\)/,
      { standalone: null },
    ],
    [
      'a previous version whose files are gone',
      (tree) => tree.remove(`${LIVE}/1`),
      'the previous version of mf-news (1) lacks /mf/mf-news/1/remoteEntry.js, /mf/mf-news/1/news-list.js in .portal',
      /^Put the files back from where they were published, or begin afresh/,
    ],
    [
      'no document for the addresses that belong to nobody',
      (tree) => tree.remove('.portal/public/other-pages.html'),
      ".portal lacks other-pages.html: a page's address would lead nowhere",
      /^Compose it again/,
    ],
    [
      'a live version whose page is gone',
      (tree) => tree.remove(`${LIVE}/2/news-list.js`),
      '.portal lists mf-news 2 and lacks /mf/mf-news/2/news-list.js',
      /^Begin it afresh: rm -r \.portal/,
    ],
    [
      'a release that was killed',
      (tree) => tree.write('.portal/releases/journal/journal.json', { files: [], added: [], log: [] }),
      'a release into .portal was begun and not ended',
      /takes it back, or completes it$/,
    ],
    [
      'a registry that cannot be read',
      (tree) => tree.write('.portal/public/remotes.json', '{"schema"'),
      'the registry in .portal cannot be used as it is: not JSON',
      /^Compose it again/,
    ],
    [
      'a portal in use of other sources',
      () => undefined,
      '.portal has mf-news 2, the sources are 3',
      'Stop the portal and start it again: npm start',
      { news: '3', isServed: true },
    ],
  ]),
)('%s is a problem, with what mends it', (_what, breakIt, what, fix, now) => {
  const tree = healthyTree();
  breakIt(tree);
  const problems = findings(tree, now).filter(({ isProblem }) => isProblem);
  expect(problems).toEqual([{ isProblem: true, what: textLike(what), fix: textLike(fix) }]);
});

test.each(
  complete([
    [
      'a portal of other sources that nobody looks at',
      () => undefined,
      '.portal has mf-news 2, the sources are 3',
      'npm start builds and composes what changed',
      { news: '3' },
    ],
    [
      'a new app that is in no portal yet',
      () => undefined,
      '.portal does not have mf-reports yet',
      'npm start builds and composes what is new',
      { added: 'mf-reports' },
    ],
    [
      'a build that was interrupted, or is under way',
      (tree) => tree.write('mf-news/dist/3/remoteEntry.js', ''),
      'the build of mf-news in mf-news/dist/3 is not finished',
      'If none is running: npm run build -- mf-news',
      { news: '3' },
    ],
  ]),
)('%s is worth a hint', (_what, breakIt, what, fix, now) => {
  const tree = healthyTree();
  breakIt(tree);
  const found = findings(tree, now);
  expect(found).toContainEqual({ isProblem: false, what: textLike(what), fix: textLike(fix) });
  expect(found.filter(({ isProblem }) => isProblem)).toEqual([]);
});

test('a portal is in use if the one at its address has the same registry', async () => {
  const tree = healthyTree();
  const folder = join(tree.root, '.portal');
  let registry = readFileSync(join(folder, 'public/remotes.json'), 'utf8');
  const server = createServer((_request, response) => response.end(registry)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await isServedAt(address, folder)).toBe(true);
  registry = '{}';
  expect(await isServedAt(address, folder)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isServedAt(address, folder)).toBe(false);
});

const textLike = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));
const writeContract = (tree: Tree, change: object) =>
  tree.write(`${NEWS}/contract.json`, { ...CONTRACTS['mf-news'], name: 'mf-news', version: '2', ...change });

function writeRecord(tree: Tree, change: object): void {
  const [entry = ''] = readdirSync(join(tree.root, NEWS)).filter((file) => file.startsWith('remoteEntry'));
  tree.write(`${NEWS}/build.json`, {
    name: 'mf-news',
    version: '2',
    entries: [{ file: entry, integrity: 'sha384-x' }],
    preload: {},
    ...change,
  });
}
