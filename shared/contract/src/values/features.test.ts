import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../calls.ts';
import { FEATURES } from './features.ts';

const page = readFileSync(join(__dirname, '../../../../docs/api.md'), 'utf8');

test('the page of the API names each feature, and no other', () => {
  expect(FEATURES.filter((feature) => !page.includes(`\`${feature}\``))).toEqual([]);
  const named = [...page.matchAll(/\bfeature `(\w+)`/g)].map(([, name]) => name);
  expect(FEATURES).toEqual(expect.arrayContaining(named));
});

test('the page of the API names each parameter of a query', () => {
  const names = Object.values(calls).flatMap((call) => ('query' in call ? Object.keys(call.query.entries) : []));
  expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
