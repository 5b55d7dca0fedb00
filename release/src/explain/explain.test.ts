import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { mapFile } from '#folder/folder.ts';
import { explain } from './explain.ts';

const SOURCE = `export function total(rows) {
  return rows.map((row) => row.amount.value).reduce((one, other) => one + other);
}
`;

let portal: string;
let column: number;
beforeAll(() => {
  portal = mkdtempSync(join(tmpdir(), 'explain-'));
  const { code, map = '' } = transformSync(SOURCE, {
    filename: 'webpack://mf-billing/./src/billing/total.ts',
    sourceMaps: true,
    minify: true,
    jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
  });
  column = code.indexOf('.value') + 2;
  const file = join(portal, mapFile('mf-billing', '0.1.0-abc', 'page.1a2b.js'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(map), sourcesContent: [SOURCE] }));
});
afterAll(() => rmSync(portal, { recursive: true }));

const at = (script: string) => `https://portal.example/mf/mf-billing/0.1.0-abc/${script}`;

test('a stack leads to the lines of the sources, in its order', () => {
  const stack = `TypeError: Cannot read properties\\n    at t (${at(`page.1a2b.js:1:${column}`)})\\n    at ${at('other.js:1:9')}`;
  expect(explain(portal, JSON.stringify({ stack }))).toEqual([
    expect.stringMatching(/^mf-billing 0\.1\.0-abc {2}src\/billing\/total\.ts:2:\d+/),
    '    return rows.map((row) => row.amount.value).reduce((one, other) => one + other);',
    `mf-billing 0.1.0-abc other.js:1:9: releases/mf-billing/0.1.0-abc/maps/other.js.map is not in ${portal}`,
  ]);
});

test('a stack of Firefox or Safari', () => {
  expect(explain(portal, `t@${at(`page.1a2b.js:1:${column}`)}`)[0]).toMatch(/src\/billing\/total\.ts:2:\d+/);
});

test.each(['?retry=1', '?retry=0.1', '?[query]'])('a file that was asked for again, as %s', (query) => {
  expect(explain(portal, `    at t (${at(`page.1a2b.js${query}:1:${column}`)})`)).toEqual([
    expect.stringMatching(/src\/billing\/total\.ts:2:\d+/),
    expect.stringContaining('row.amount.value'),
  ]);
});

test.each(['', 'nothing to see', `${at('page.1a2b.js')} without a line`, 'https://other.example/app.js:1:2'])(
  'nothing is made up of %j',
  (report) => {
    expect(explain(portal, report)).toEqual([]);
  },
);

test('a place that no source made', () => {
  expect(explain(portal, `${at('page.1a2b.js')}:900:1`)).toEqual([
    'mf-billing 0.1.0-abc page.1a2b.js:900:1: of no source',
  ]);
});
