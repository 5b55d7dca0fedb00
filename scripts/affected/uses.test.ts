import { importersOf, usersOf } from './uses.ts';

const files = [
  'mf-news/src/remote.ts',
  'mf-news/src/page.ts',
  'scripts/start.ts',
  'e2e/support/start.ts',
  'docs/a.md',
  'package.json',
];

type Sources = Record<string, { imports?: string[]; types?: string[]; text?: string }>;

function modulesOf(sources: Sources) {
  const dependency = (resolved: string, ...more: string[]) => ({ resolved, dependencyTypes: ['local', ...more] });
  return Object.entries(sources).map(([source, { imports = [], types = [] }]) => ({
    source,
    dependencies: [
      ...imports.map((file) => dependency(file, 'import')),
      ...types.map((file) => dependency(file, 'type-only', 'import')),
    ],
  }));
}

const usersIn = (sources: Sources) =>
  Object.fromEntries(
    usersOf(
      { modules: modulesOf(sources) },
      [...files, ...Object.keys(sources)],
      (source) => sources[source]?.text ?? '',
    ),
  );
const importersIn = (sources: Sources) =>
  Object.fromEntries(importersOf({ modules: modulesOf(sources) }, [...files, ...Object.keys(sources)]));

test('who imports a value uses the file', () => {
  expect(usersIn({ 'mf-news/src/remote.ts': { imports: ['mf-news/src/page.ts'] } })).toMatchObject({
    'mf-news/src/page.ts': ['mf-news/src/remote.ts'],
    'mf-news/src/remote.ts': [],
  });
});

test('a type changes nothing that runs', () => {
  expect(usersIn({ 'mf-news/src/remote.ts': { types: ['mf-news/src/page.ts'] } })).not.toHaveProperty([
    'mf-news/src/page.ts',
  ]);
});

test.each([
  `spawn('node', ['scripts/start.ts'])`,
  `command: 'node --import tsx scripts/start.ts'`,
  `join(here, '../../scripts/start.ts')`,
])('who names a path uses the file: %s', (text) => {
  expect(usersIn({ 'e2e/support/start.ts': { text } })).toMatchObject({ 'scripts/start.ts': ['e2e/support/start.ts'] });
});

test.each(['// like scripts/start.ts it is short', ' * scripts/start.ts says it', `'package.json'`])(
  'a comment, and a name that can be anybody’s, name nothing: %s',
  (text) => {
    expect(Object.values(usersIn({ 'e2e/support/start.ts': { text } })).flat()).toEqual([]);
  },
);

test('who reads all pages uses each', () => {
  expect(usersIn({ 'scripts/docs.test.ts': { text: `git('ls-files', '*.md')` } })).toMatchObject({
    'docs/a.md': ['scripts/docs.test.ts'],
  });
});

test('browser tests that read an app’s texts do not use the app', () => {
  const users = usersIn({ 'e2e/support/start.ts': { imports: ['mf-news/src/page.ts'] } });
  expect(users).not.toHaveProperty(['mf-news/src/page.ts']);
});

test('the compiler reads what is imported as a value or as a type, whoever imports it', () => {
  expect(
    importersIn({
      'mf-news/src/remote.ts': { imports: ['mf-news/src/page.ts', 'node_modules/react/index.js'] },
      'e2e/support/start.ts': { types: ['mf-news/src/page.ts'], text: `'scripts/start.ts'` },
    }),
  ).toEqual({
    'mf-news/src/page.ts': ['mf-news/src/remote.ts', 'e2e/support/start.ts'],
    'mf-news/src/remote.ts': [],
    'e2e/support/start.ts': [],
  });
});

test('it reads a declaration file without an import', () => {
  expect(importersIn({ 'mf-news/src/tools.d.ts': {} })).toEqual({});
});
