import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsOf, mergedTouches, parseTouches, touchesIn } from './touches.ts';

const note = (remote: string) => ({ type: 'touches', description: remote });
const spec = (title: string, status: string, ...annotations: { type: string; description?: string }[]) => ({
  title,
  tests: [{ results: [{ status, annotations }] }],
});

test('the report says what each passed test opened, by its file and its titles', () => {
  const report = {
    suites: [
      {
        title: 'menu.spec.ts',
        file: 'menu.spec.ts',
        specs: [
          spec('the menu', 'passed', note('mf-orders'), note('mf-news'), { type: 'saw less' }),
          spec('a visitor', 'passed'),
          spec('broken', 'failed', note('mf-billing')),
        ],
        suites: [{ title: 'on a phone', file: 'menu.spec.ts', specs: [spec('the menu', 'passed', note('mf-news'))] }],
      },
    ],
  };
  expect(touchesIn(report)).toEqual({
    'menu.spec.ts': {
      'the menu': ['mf-news', 'mf-orders'],
      'a visitor': [],
      'on a phone › the menu': ['mf-news'],
    },
  });
});

test('a run adds to what is known, and files that are gone are forgotten', () => {
  const known = { 'a.spec.ts': { one: ['mf-news'], two: [] }, 'gone.spec.ts': { one: [] } };
  const seen = { 'a.spec.ts': { one: ['mf-billing'], three: ['mf-news'] }, 'b.spec.ts': { one: [] } };
  expect(mergedTouches(known, seen, (file) => file !== 'gone.spec.ts')).toEqual({
    'a.spec.ts': { one: ['mf-billing', 'mf-news'], three: ['mf-news'], two: [] },
    'b.spec.ts': { one: [] },
  });
});

test('the record names remotes and files that exist', () => {
  const root = join(__dirname, '../..');
  const touches = parseTouches(readFileSync(join(root, 'e2e/touches.json'), 'utf8'));
  const remotes = browserTestsOf(touches).flatMap((recorded) => recorded.touches);
  const named = [
    ...[...new Set(remotes)].map((remote) => `${remote}/webpack.config.ts`),
    ...Object.keys(touches).map((file) => `e2e/${file}`),
  ];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
