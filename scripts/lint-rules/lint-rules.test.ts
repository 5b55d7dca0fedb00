import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const LEAKS = [
  "useEffect(() => { window.addEventListener('x', look, { passive: true }); }, [])",
  "useEffect(() => { window.addEventListener('x', look); })",
  "useLayoutEffect(() => { document.addEventListener('x', look); }, [look])",
  'useEffect(() => { const timer = setInterval(look, 1); use(timer); }, [])',
  'useEffect(() => { if (isOff) return; new ResizeObserver(look).observe(area); }, [])',
  'useEffect(() => { store.subscribe(look); }, [])',
];
const CLEAN = [
  'useEffect(() => { const timer = setInterval(look, 1); return () => clearInterval(timer); }, [])',
  'useEffect(() => { if (isOff) return; eye.observe(a); return () => eye.disconnect(); }, [])',
  'useEffect(() => { look(); }, [])',
];
const WRITES = [
  'window.news = 1',
  "window['news'] = 1",
  'globalThis.news ??= 1',
  'Object.assign(window, { news: 1 })',
  "Object.defineProperty(globalThis, 'news', { value: 1 })",
  "document.body.style.overflow = 'hidden'",
  'document.head.append(style)',
];
const READS = ['window.scrollTo(0, 0)', 'const name = window.name'];

/** In pieces, since this file is linted too. */
const px = (number: number | string) => `${number}${'px'}`;
const IN_PX = [
  `const one = '@media (min-width: ${px(1352)})';`,
  `const one = { '@media (width < ${px(20)})': { top: 0 } };`,
  `const one = { '@container (${px(400)} < width)': { top: 0 } };`,
  `const one = matchMedia('(min-width:${px(768)})');`,
  `const one = matchMedia(\`(min-width: ${px('$' + '{least}')})\`);`,
];
const NOT_IN_PX = [
  `const one = '@media (min-width: 84.5rem)';`,
  `const one = matchMedia(\`(min-width: \${least})\`);`,
  `const one = { maxWidth: 'calc(100vw - 12px)', '@media print': { top: 0 } };`,
  `const one = '@media print{.a{top:1px;}}';`,
];

const inHook = (lines: readonly string[]) => lines.map((line) => `export function useIt() { ${line}; }`);
const FILES = {
  'mf-news/src/leaks': inHook(LEAKS),
  'shell/src/clean': inHook(CLEAN),
  'mf-news/src/writes': WRITES,
  'shell/src/writes': WRITES,
  'mf-news/src/reads': READS,
  'mf-news/src/in-px': IN_PX,
  'mf-news/src/not-in-px': NOT_IN_PX,
};

const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By file, what the rules of our own say about it. */
let said: string[];
beforeAll(() => {
  for (const part of ['biome.json', 'shared/app-kit/config/biome-rules.json', 'scripts/lint-rules'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const [place, contents] of Object.entries(FILES))
    for (const [index, content] of contents.entries()) {
      const file = join(folder, `${place}-${index}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'],
    { cwd: folder, encoding: 'utf8' },
  );
  said = stdout.split('\n').filter((line) => line.includes('title=plugin'));
});

const about = (place: keyof typeof FILES, index: number) =>
  said.filter((line) => line.includes(`${place}-${index}.ts`)).join('\n');

test.each(LEAKS.map((line, index) => [line, index] as const))('an effect cleans up: %s', (_line, index) => {
  expect(about('mf-news/src/leaks', index)).toMatch(/An effect that takes something gives it back/);
});

test.each(CLEAN.map((line, index) => [line, index] as const))('allowed: %s', (_line, index) => {
  expect(about('shell/src/clean', index)).toBe('');
});

test.each(WRITES.map((line, index) => [line, index] as const))(
  'a remote does not do this, the shell may: %s',
  (_line, index) => {
    expect(about('mf-news/src/writes', index)).toMatch(/All remotes share the page/);
    expect(about('shell/src/writes', index)).toBe('');
  },
);

test.each(READS.map((line, index) => [line, index] as const))('a remote may do this: %s', (_line, index) => {
  expect(about('mf-news/src/reads', index)).toBe('');
});

test.each(IN_PX.map((line, index) => [line, index] as const))('widths are asked for in rem: %s', (_line, index) => {
  expect(about('mf-news/src/in-px', index)).toMatch(/The size that a screen is asked for is in rem/);
});

test.each(NOT_IN_PX.map((line, index) => [line, index] as const))('allowed as a width: %s', (_line, index) => {
  expect(about('mf-news/src/not-in-px', index)).toBe('');
});
