import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { benchOptions, PAGES, PARTS } from './options.ts';

test('without options everything is measured, in nine rounds', () => {
  expect(benchOptions([])).toEqual({ parts: PARTS, rounds: 9, pages: PAGES });
});

test('a part, pages and rounds can be chosen', () => {
  expect(benchOptions(['--only', 'moves,cold', '--pages', '/billing,/', '--rounds', '3'])).toMatchObject({
    parts: ['cold', 'moves'],
    pages: ['/', '/billing'],
    rounds: 3,
  });
});

test.each([
  [['--only', 'warm'], '--only warm: it is one of cold, moves, lighthouse.'],
  [['--pages', '/nowhere'], /--pages \/nowhere: it is one of \/login/],
  [['--rounds', 'many'], '--rounds many is no number of rounds.'],
  [['--rounds', '0'], '--rounds 0 is no number of rounds.'],
])('%p is refused in a sentence', (args, sentence) => {
  expect(() => benchOptions(args)).toThrow(sentence);
});

test('each page that is measured has a budget', () => {
  const budgets = JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8'));
  expect(PAGES.filter((page) => !(page in budgets))).toEqual([]);
});
