import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schema from './index.ts';

const root = join(__dirname, '../../../..');
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));

/** What a folder's code uses of valibot. */
function usedIn(folder: string): string[] {
  const code = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .filter((text) => text.includes("from 'valibot'"));
  return [...new Set(code.flatMap((text) => [...text.matchAll(/\bv\.([a-z]\w*)/g)].map(([, name = '']) => name)))];
}

// In a remote's build, valibot is this module: a name that is missing here would be undefined there.
test.each([...remotes.map((remote) => `${remote}/src`), 'shared/contract/src', 'shared/queries/src'])(
  'all that %s uses of valibot is offered to remotes',
  (folder) => {
    expect(usedIn(folder).filter((name) => !(name in schema))).toEqual([]);
  },
);

test('nothing else is: what is shared cannot be tree-shaken', () => {
  const used = ['shared/contract/src', 'shared/queries/src', ...remotes.map((remote) => `${remote}/src`)].flatMap(
    usedIn,
  );
  expect(Object.keys(schema).filter((name) => !used.includes(name))).toEqual([]);
});
