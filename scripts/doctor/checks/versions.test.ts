import { readVersions } from '../facts/versions.ts';
import { makeTree, removeTrees, type Tree } from '../testing/tree.ts';
import { catalogFindings } from './catalog.ts';
import { singleCopyFindings } from './single-copies.ts';

afterEach(removeTrees);

const LOCK = `lockfileVersion: '9.0'

catalogs:
  default:
    '@emotion/react':
      specifier: 11.14.0
      version: 11.14.0
    react:
      specifier: 19.3.1
      version: 19.3.1

importers:

  mf-news:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.3.1

packages:

  '@emotion/react@11.14.0':
    resolution: {integrity: sha512-a}

  react@19.3.1:
    resolution: {integrity: sha512-b}

snapshots:

  react@19.3.1: {}
`;
const WORKSPACE = `packages: [shell, "mf-*"]

# One version of every dependency.
catalog:
  "@emotion/react": 11.14.0
  react: 19.3.1

catalogMode: strict
`;
const manifest = (react: string) => ({ dependencies: { '@portal/platform': 'workspace:*', react } });

function healthyTree(): Tree {
  const tree = makeTree({
    'package.json': { name: 'portal', private: true },
    'pnpm-workspace.yaml': WORKSPACE,
    'pnpm-lock.yaml': LOCK,
    'node_modules/.pnpm/lock.yaml': LOCK,
    'node_modules/.pnpm/react@19.3.1/node_modules/react/package.json': {},
    'mf-news/package.json': manifest('catalog:'),
    'shell/package.json': manifest('catalog:'),
  });
  for (const app of ['mf-news', 'shell'])
    tree.link(`${app}/node_modules/react`, 'node_modules/.pnpm/react@19.3.1/node_modules/react');
  return tree;
}
const findings = ({ root }: Tree) => {
  const versions = readVersions(root, ['react', '@emotion/react']);
  return [...catalogFindings(versions), ...singleCopyFindings(versions, [])].map(({ what, fix }) => [what, fix]);
};

test('one version of each, in catalog, lock file and node_modules: nothing is found', () => {
  expect(findings(healthyTree())).toEqual([]);
});

test('a folder of the package itself has no version that could differ', () => {
  const tree = healthyTree();
  tree.write('mf-news/package.json', { dependencies: { runtime: 'link:src/runtime' } });
  expect(findings(tree)).toEqual([]);
});

test('a version before a release is a single one, and an entry that nobody asks for is in no lock file', () => {
  const tree = healthyTree();
  tree.write('pnpm-workspace.yaml', WORKSPACE.replace('  react:', '  vite: 9.0.0-beta.1\n  react:'));
  expect(findings(tree)).toEqual([]);
});

test.each<[string, (tree: Tree) => void, what: string, fix: RegExp]>([
  [
    'a version in place of "catalog:"',
    (tree) => tree.write('mf-news/package.json', manifest('18.0.0')),
    'mf-news/package.json asks for react 18.0.0',
    /^Write "catalog:" there; .*pnpm@\S+ install/,
  ],
  [
    'a folder outside of the package',
    (tree) => tree.write('mf-news/package.json', manifest('link:../../react')),
    'mf-news/package.json asks for react link:../../react',
    /^Write "catalog:" there; /,
  ],
  [
    'a dependency that is not in the catalog',
    (tree) => tree.write('mf-news/package.json', { devDependencies: { vite: 'catalog:' } }),
    'mf-news/package.json asks for vite, which the catalog does not have',
    /^Give it a version in pnpm-workspace\.yaml/,
  ],
  [
    'a range in the catalog, which the lock file has otherwise',
    (tree) => tree.write('pnpm-workspace.yaml', WORKSPACE.replace('react: 19.3.1', 'react: ^19.3.1')),
    'the catalog has react ^19.3.1, which is no single version',
    /^Pin one/,
  ],
  [
    'a lock file that is behind the catalog',
    (tree) => tree.write('pnpm-workspace.yaml', WORKSPACE.replace('react: 19.3.1', 'react: 19.4.0')),
    'the lock file has react 19.3.1, the catalog 19.4.0',
    /pnpm@\S+ install --no-frozen-lockfile$/,
  ],
  [
    'node_modules that are older than the lock file',
    (tree) => tree.write('pnpm-lock.yaml', LOCK.replace('sha512-b', 'sha512-c')),
    'what is installed is not what the lock file says',
    /pnpm@\S+ install --frozen-lockfile/,
  ],
  [
    'nothing installed',
    (tree) => tree.remove('node_modules/.pnpm/lock.yaml'),
    'what is installed is not what the lock file says',
    /npm start does it/,
  ],
  [
    'two versions of React in the lock file',
    (tree) => {
      const twice = LOCK.replace(
        '  react@19.3.1:\n    res',
        '  react@18.0.0:\n    resolution: {}\n\n  react@19.3.1:\n    res',
      );
      for (const file of ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml']) tree.write(file, twice);
    },
    'the lock file has react 18.0.0 and 19.3.1',
    /why --recursive react names who asks/,
  ],
  [
    'two copies of one version of React',
    (tree) => {
      tree.remove('mf-news/node_modules/react');
      tree.write('mf-news/node_modules/react/package.json', {});
    },
    expect.stringMatching(/^react is installed 2 times: .*mf-news\/node_modules\/react.*react@19\.3\.1/),
    /why --recursive react names who asks/,
  ],
])('%s is found, with what mends it', (_what, breakIt, what, fix) => {
  const tree = healthyTree();
  breakIt(tree);
  expect(findings(tree)).toContainEqual([what, expect.stringMatching(fix)]);
});
