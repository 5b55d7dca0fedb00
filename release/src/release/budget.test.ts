import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGET_FILE, Budget } from '@portal/app-kit/build/contract/team';
import * as v from 'valibot';
import { costOf, excess } from './budget.ts';

const record = {
  entries: [{ file: 'entry.js', integrity: 'sha384-A' }],
  preload: { '/billing': ['common.js'], '/usage': ['common.js'] },
  pageFiles: { '/billing': ['list.js'], '/usage': ['chart.js', 'table.js'] },
};
const sizes = { 'entry.js': 100, 'common.js': 20, 'list.js': 3, 'chart.js': 4, 'table.js': 5, 'late.js': 1000 };

test('a build costs all of its files, and its largest page with what every page needs', () => {
  expect(costOf(record, sizes)).toEqual({ total: 1132, largestPage: 129 });
  expect(costOf({ ...record, preload: {}, pageFiles: {} }, sizes)).toEqual({ total: 1132, largestPage: 100 });
});

test('both parts have their own limit, and what is too much is said in numbers', () => {
  const cost = { total: 30_000, largestPage: 20_000 };
  expect(excess(cost, { total: 30_000, largestPage: 20_000 })).toBeNull();
  expect(excess(cost, { total: 29_999, largestPage: 20_000 })).toBe('in total 30,000 of 29,999 bytes');
  expect(excess(cost, { total: 10_000, largestPage: 9_500 })).toBe(
    'in total 30,000 of 10,000 bytes, on its largest page 20,000 of 9,500 bytes',
  );
});

const root = join(__dirname, '../../..');
const apps = readdirSync(root).filter((name) => /^(shell|mf-.*)$/.test(name));

test.each(apps)('%s has a budget', (app) => {
  expect(v.is(Budget, JSON.parse(readFileSync(join(root, app, BUDGET_FILE), 'utf8')))).toBe(true);
});
