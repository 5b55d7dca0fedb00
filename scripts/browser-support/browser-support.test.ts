import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSERS } from '@portal/app-kit/build/browsers';
import { t } from '@portal/platform/text';
import * as v from 'valibot';
import { trackedFiles } from '../tracked-files.ts';
import { newerThan, WebFeatures } from './newer-than.ts';
import { type Used, usedIn } from './used-in.ts';

/* What the portal's sources use of browsers is in the oldest ones that it supports, or stands here with its reason. */

const root = join(__dirname, '../..');
const IN_BROWSERS = /^(?:shell|shared\/[\w-]+|mf-[\w-]+)\/src\/.*\.tsx?$/;
const ELSEWHERE =
  /\.(?:test|stories)\.tsx?$|\/testing\/|^shared\/app-kit\/src\/build\/(?!browser\/|federation\/runtime\/|serve\/start-watch)/;

/** Asked for before it is used, or of no consequence where it is missing. */
const WITH_A_FALLBACK = [
  'requestIdleCallback', // A timer, in Safari.
  'trustedTypes', // A second lock on the policy.
];
/** Looks a little better where a browser knows it, and is right where it does not: properties, or one value of a property. */
const PROGRESSIVE = [
  'wordBreak: auto-phrase',
  'textWrap: balance',
  'textWrap: pretty',
  'accentColor',
  'cursor',
  'forcedColorAdjust',
  'printColorAdjust',
  'overscrollBehavior',
  'resize',
  'scrollbarGutter',
  'scrollbarWidth',
  '@page',
  // With their prefixes they are old: Emotion adds them, or Chakra.
  'lineClamp',
  'textSizeAdjust',
  'userSelect',
];
/** Keys of our own that are called like a style. */
const NO_STYLES = ['d', 'overlay', 'rule'];
const ALLOWED_STYLES = [...PROGRESSIVE, ...NO_STYLES];

const data = v.parse(WebFeatures, JSON.parse(readFileSync(require.resolve('web-features/data.json'), 'utf8')));
const newer = newerThan(BROWSERS, data);
const isNewer = {
  members: (name: string) => newer.members.has(name),
  globals: (name: string) => newer.globals.has(name) && !WITH_A_FALLBACK.includes(name),
  styles: (name: string) =>
    newer.styles.has(name) && ![name, name.split(':', 1)[0]].some((part) => part && ALLOWED_STYLES.includes(part)),
};
function tooNewIn({ members, globals, styles }: Used): string[] {
  return [
    ...[...members].filter(isNewer.members),
    ...[...globals].filter(isNewer.globals),
    ...[...styles].filter(isNewer.styles),
  ];
}

const sources = trackedFiles()
  .filter((file) => IN_BROWSERS.test(file) && !ELSEWHERE.test(file))
  .map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return { file, used: usedIn(source, { tsx: file.endsWith('x') }) };
  });

test('no source uses what the oldest browsers do not have', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(({ file, used }) => tooNewIn(used).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('what is allowed all the same is used, and newer', () => {
  const found = sources.flatMap(({ used }) => [...used.globals, ...used.styles]);
  const all = [...newer.globals, ...newer.styles];
  const isOf = (allowed: string) => (name: string) => name === allowed || name.startsWith(`${allowed}: `);
  for (const allowed of [...WITH_A_FALLBACK, ...ALLOWED_STYLES]) {
    expect([allowed, found.some(isOf(allowed))]).toEqual([allowed, true]);
    expect([allowed, all.some(isOf(allowed))]).toEqual([allowed, true]);
  }
});

test.each([
  ['URL.parse(text)', 'URL.parse'],
  ['const { href } = window.URL.parse(text) ?? {}', 'URL.parse'],
  ['document.startViewTransition(go)', 'document.startViewTransition'],
  ['window.document.startViewTransition?.(go)', 'document.startViewTransition'],
  ['navigator.connection', 'navigator.connection'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['window.cookieStore.get(name)', 'cookieStore'],
  ['await scheduler.yield()', 'scheduler'],
  ['Promise.try(read)', 'Promise.try'],
  ["const look = <Box css={{ fieldSizing: 'content' }} />", 'fieldSizing'],
  ["const look = <Box textWrap='balance' />", 'textWrap: balance'],
  ["const look = { '@starting-style': {} }", '@starting-style'],
])('%s is too new', (source, name) => {
  expect([...Object.values(usedIn(source))].flatMap((names) => [...names])).toContain(name);
  expect([...newer.members, ...newer.globals, ...newer.styles]).toContain(name);
});

test.each([
  'AbortSignal.any([a, b])',
  'URL.canParse(text)',
  "new Intl.Segmenter('ja')",
  "const look = { '&:has(:focus-visible)': {} }",
  "import { scheduler } from './ours.ts';\nscheduler.yield()",
  'type Shown = CloseWatcher',
  'const Highlight = () => null;\nHighlight()',
])('%s is not', (source) => {
  expect(tooNewIn(usedIn(source))).toEqual([]);
});

const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;

test.each(Object.entries(NAMES))(
  'the oldest %s is two years old, and told to whoever has an older one',
  (name, title) => {
    const version = BROWSERS.find((browser) => browser.startsWith(`${name} `))?.split(' >= ')[1];
    const released = data.browsers[name]?.releases.find((release) => release.version === version);
    expect(released?.date).toMatch(/^2024-/);
    for (const text of [t('app.outdatedBody'), readFileSync(join(root, 'README.md'), 'utf8')])
      expect(text).toMatch(new RegExp(`${title}[^0-9]*${version?.replace('.', '\\.')}`));
  },
);
