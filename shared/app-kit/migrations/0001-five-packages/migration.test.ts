import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Files } from '../migration.ts';
import { fivePackages } from './migration.ts';

const RULES = join(__dirname, '../../config/biome-rules.json');
const BIOME = join(__dirname, '../../../../node_modules/.bin/biome');
const home = mkdtempSync(join(tmpdir(), 'migration-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A fixture's files end in `.txt`, so that no tool takes them for sources of this repository. */
const fixture = (name: string): Files =>
  Object.fromEntries(
    readdirSync(join(__dirname, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(join(__dirname, name), file).replace(/\.txt$/, ''), readFileSync(file, 'utf8')]),
  );

/** As the command does after a migration: imports are sorted, lines broken. */
function formatted(files: Files): Files {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  writeFileSync(join(home, 'biome.json'), JSON.stringify({ root: true, extends: [RULES] }));
  const { status, stdout, stderr } = spawnSync(BIOME, ['check', '--write', 'src'], { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return Object.fromEntries(Object.keys(files).map((file) => [file, readFileSync(join(home, file), 'utf8')]));
}

const change = (text: string) => fivePackages.migrate({ 'src/a.tsx': text })['src/a.tsx'];
const left = (text: string) => fivePackages.nextSteps({ 'src/a.tsx': text });

test('a remote of before becomes one of after', () => {
  const before = fixture('before');
  expect(formatted({ ...before, ...fivePackages.migrate(before) })).toEqual(fixture('after'));
  expect(fivePackages.nextSteps(fixture('after'))).toEqual([]);
});

test('what it has changed it changes no further', () => {
  expect(fivePackages.migrate(fixture('after'))).toEqual({});
});

test.each([
  [
    'names of one module that went to several',
    "import { type Loss, Page } from '@portal/shared/ui';",
    "import { type Loss } from '@portal/platform';\nimport { Page } from '@portal/ui';",
  ],
  [
    'a name that is called differently, wherever it stands',
    "import { Whole } from '@portal/shared/ui';\nconst parts = { Whole, part: Whole };\n<Whole><x.Whole Whole={Whole} /></Whole>;",
    "import { KeepTogether } from '@portal/ui';\nconst parts = { Whole: KeepTogether, part: KeepTogether };\n<KeepTogether><x.Whole Whole={KeepTogether} /></KeepTogether>;",
  ],
  [
    'a name whose new one is taken',
    "import { sayDone } from '@portal/shared/host';\nconst showToast = () => sayDone('x');",
    "import { showToast as sayDone } from '@portal/platform';\nconst showToast = () => sayDone('x');",
  ],
  [
    'a name that has another one here',
    "import { sayDone as say } from '@portal/shared/host';\nsay('x');",
    "import { showToast as say } from '@portal/platform';\nsay('x');",
  ],
  [
    'names that are passed on',
    "export { LateMap } from '@portal/shared/ui/late-map';\nexport type { WayBack as Back } from '@portal/shared/host';",
    "export { LazyMap as LateMap } from '@portal/ui';\nexport type { BackLink as Back } from '@portal/platform';",
  ],
  [
    'a module that is loaded on demand, or replaced in a test',
    "jest.mock('@portal/shared/observe');\nconst map = () => import('@portal/shared/ui/map');",
    "jest.mock('@portal/platform/observe');\nconst map = () => import('@portal/ui/map');",
  ],
])('%s', (_what, before, after) => {
  expect(change(before)).toBe(after);
});

test('chunks that an area takes from elsewhere come along', () => {
  expect(change("const areas = { '/a': { title: 'A', firstPage: 'a', pages: PAGES } };")).toBe(
    "const areas = { '/a': { title: 'A', pageChunks: { '': 'a', ...PAGES },  } };",
  );
});

test('a manifest that names the packages already stays as it is', () => {
  const manifest = '{ "dependencies": { "@portal/ui": "1.0.0", "@portal/contract": "1.0.0" } }';
  const { 'package.json': after } = fivePackages.migrate({
    'package.json': manifest,
    'src/a.ts': "import { Page } from '@portal/shared/ui';",
  });
  expect(after).toBe(manifest);
});

test('what has no known successor stays, and is named by file and line', () => {
  const text = "import { Page, Wizard } from '@portal/shared/ui';\n\nimport * as host from '@portal/shared/host';\n";
  const after = change(text) ?? '';
  expect(after).toBe(
    "import { Page } from '@portal/ui';\nimport { Wizard } from '@portal/shared/ui';\n\nimport * as host from '@portal/shared/host';\n",
  );
  expect(left(after)).toEqual([
    'src/a.tsx:2 Wizard of @portal/shared/ui has no known successor',
    'src/a.tsx:4 @portal/shared/host went to more than one module, or to none: name what is needed of it',
  ]);
});

test('the columns of what loads are those of the only table of the file; else they are asked for', () => {
  const skeleton = '<TableSkeleton rows={3} />';
  expect(change(`<DataTable columns={COLUMNS} />;\n${skeleton};`)).toContain(
    '<TableSkeleton columns={COLUMNS} rows={3} />',
  );
  expect(change(skeleton)).toBeUndefined();
  expect(left(skeleton)).toEqual(['src/a.tsx:1 TableSkeleton needs the columns of its table']);
});

test('a file with a syntax error is named', () => {
  expect(() => change('const = 1;')).toThrow(/^src\/a\.tsx cannot be read: /);
});
