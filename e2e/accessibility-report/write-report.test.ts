import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRITERIA } from './criteria.ts';
import type { Finding } from './findings.ts';
import { writeReport } from './write-report.ts';

const RUN = { day: '2026-11-28', browser: 'Chromium 150' };
const look = (finding: Partial<Finding>): Finding => ({
  kind: 'page',
  what: '/order',
  width: 375,
  rules: [],
  checks: {},
  ...finding,
});
const contrast = (result: Finding['rules'][number]['result'], elements: string[] = []) => ({
  id: 'color-contrast',
  criteria: ['1.4.3'],
  result,
  elements,
});
const rowOf = (report: string, number: string) =>
  report
    .split('\n')
    .find((line) => line.startsWith(`| ${number} |`))
    ?.split(' | ')
    .slice(3, 7);

test('the 38 criteria of levels A and AA, each once, and what a person has to judge is open', () => {
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(38);
  const report = writeReport([look({})], RUN);
  expect(report.match(/^\| \d\.\d\.\d+ \|/gm)).toHaveLength(38);
  expect(report.match(/ \| open: .+ \|$/gm)).toHaveLength(CRITERIA.filter(({ person }) => person).length);
  expect(report).toContain('Nobody has done so yet');
});

test('a criterion says how often axe had something to test, and how often it failed or was unsure', () => {
  const report = writeReport(
    [
      look({ rules: [contrast('passed')] }),
      look({ width: 768, rules: [contrast('passed'), contrast('failed', ['<p>'])] }),
      look({ kind: 'state', what: 'login, failed', rules: [contrast('unsure')] }),
      look({ width: 1024 }),
    ],
    RUN,
  );
  expect(rowOf(report, '1.4.3')).toEqual(['3', '1', '1', '']);
  expect(rowOf(report, '2.1.1')).toEqual(['0', '0', '0', '']);
});

test('what the measure of controls passes over is said, in the published report, too', () => {
  const said = /on a phone 44 px \(not measured are .*the pins and buttons of a map/;
  expect(writeReport([look({})], RUN)).toMatch(said);
  expect(readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8')).toMatch(said);
});

test('a walk counts the looks at which it was made and nothing was wrong', () => {
  const report = writeReport(
    [
      look({ checks: { keyboard: [] } }),
      look({ width: 768, checks: { keyboard: ['no visible focus: <a>'] } }),
      look({}),
    ],
    RUN,
  );
  expect(rowOf(report, '2.1.1')).toEqual(['0', '0', '0', '1 of 2']);
});

test('each barrier is a line with its page and its widths; pages, and states apart, are named once', () => {
  const wrong = { rules: [contrast('failed', ['<p class="x">'])] };
  const report = writeReport(
    [look(wrong), look({ ...wrong, width: 768 }), look({ kind: 'state', what: 'step 1, errors' })],
    RUN,
  );
  expect(report).toContain('- /order: color-contrast: `<p class="x">` (375, 768 px)');
  expect(report).toContain('## Pages (1)\n\n- `/order`');
  expect(report).toContain('## Steps and states (1)\n\n- step 1, errors');
  expect(writeReport([look({})], RUN)).toContain('No barrier.');
});
