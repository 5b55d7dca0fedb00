import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

const root = join(__dirname, '..');
const pages = trackedFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test.each(pages)('the links in $file lead somewhere', ({ file, text }) => {
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
});

/** Paths of the repository in backticks; paths with a placeholder or a pattern are not checked. */
const PATH = /`((?:shell|release|shared|sandbox|mf-[a-z]+|e2e|scripts|docs)\/[\w./-]+)`/g;

/** A decision that was replaced names the files of its day. */
const current = pages.filter(({ file }) => !file.startsWith('docs/adr/history/'));

/** As GitHub makes the address of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

test.each(current)('the headings that $file links to exist', ({ file, text }) => {
  const missing = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].filter(([, path = '', anchor = '']) => {
    const target = path ? readFileSync(join(root, dirname(file), path), 'utf8') : text;
    return ![...target.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test.each(current)('the files named in $file exist', ({ text }) => {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

/** Pages say `shared/ui` for short. */
const isThere = (path: string): boolean => existsSync(join(root, path));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(current)('the commands named in $file exist', ({ text }) => {
  const names = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  // What lies in bin/ is built (scripts/build/build-api.ts).
  const files = [...text.matchAll(/\b(?:npx tsx|node(?: --import tsx)?) (?!bin\/)([\w-]+\/[\w./-]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
