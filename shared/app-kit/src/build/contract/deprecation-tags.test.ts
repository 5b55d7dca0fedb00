import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAZY_SHARED, SHARED_PLATFORM } from '../shared-modules.ts';
import { deprecatedNames, tagPlaces, tagReader } from './deprecation-tags.ts';

const folder = mkdtempSync(join(tmpdir(), 'tags-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the first of these sources announces, as texts. */
function read(sources: Record<string, string>): Record<string, string> {
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
  const [face = ''] = Object.keys(sources);
  const tags = tagReader()(join(folder, face));
  return Object.fromEntries(Object.entries(tags).map(([name, { until, use }]) => [name, `${until} ${use}`]));
}

const DATES = '@deprecated since 2026.12, until 2027.06, use';

test('a tag stands at the declaration of a function, a class or variables', () => {
  const face = `/** 表の部品。 */
    /** ${DATES} Modal */
    export function Sheet() {}
    /**
     * Rows and cells.
     * ${DATES} columns,
     * of tables
     * @see docs
     */
    export const Row = 1, Cell = 2;
    /** ${DATES} Page */
    export class Screen {}
    export const Page = 1;`;
  expect(read({ 'face.ts': face })).toEqual({
    Sheet: '2027.06 Modal',
    Row: '2027.06 columns, of tables',
    Cell: '2027.06 columns, of tables',
    Screen: '2027.06 Page',
  });
});

test('or where a module passes the name on, and counts under the name that others get', () => {
  const sources = {
    'face.ts': `export * from './kit.ts';
      export { Old as Older } from './old.ts';
      export {
        Page,
        /** ${DATES} Page */
        Page as Screen,
      } from './page.ts';
      /** ${DATES} the address bar */
      export { useParams } from 'react-router-dom';`,
    'kit.ts': `/** ${DATES} Modal */ export const Sheet = 1; export const Card = 1;`,
    'old.ts': `/** ${DATES} New */ export const Old = 1; /** ${DATES} Newest */ export const NotPassedOn = 1;`,
    'page.ts': 'export const Page = 1;',
  };
  expect(read(sources)).toEqual({
    Sheet: '2027.06 Modal',
    Older: '2027.06 New',
    Screen: '2027.06 Page',
    useParams: '2027.06 the address bar',
  });
});

test('a tag without dates is refused, with its file', () => {
  const face = { 'face.ts': '/** @deprecated use Modal */ export const Sheet = 1;' };
  expect(() => read(face)).toThrow(/face\.ts: "@deprecated use Modal" should have the form/);
});

test('every tag in our shared code has dates, and stands at a name that remotes get at run time', () => {
  expect(() => deprecatedNames()).not.toThrow();
  const { resolve } = createRequire(import.meta.url);
  const tagsOf = tagReader();
  const read = new Set(
    [...SHARED_PLATFORM, ...LAZY_SHARED].flatMap((module) =>
      Object.values(tagsOf(resolve(module))).map(({ at }) => at),
    ),
  );
  const places = ['platform', 'ui'].flatMap((name) => {
    const src = join(import.meta.dirname, '../../../..', name, 'src');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    return files.flatMap((file) => tagPlaces(join(src, file)));
  });
  expect(places.filter((place) => !read.has(place))).toEqual([]);
});
