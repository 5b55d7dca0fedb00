import { maintenanceRequest } from './maintenance-request.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const ask = (...args: string[]) => maintenanceRequest(args, NOW);
const FROM = '2026-12-01T22:00+09:00';
const TO = '2026-12-02T06:00+09:00';
const TEXT = '請求書の表示を改善しています。';

test.each([
  [['mf-billing', '--from', FROM, '--to', TO, '--text', TEXT], { from: FROM, to: TO, text: TEXT }],
  [['--text', TEXT, 'mf-billing', '--from', FROM], { from: FROM, text: TEXT }],
  [['mf-billing', '--text', TEXT], { from: '2026-11-22T00:00:00.000Z', text: TEXT }],
  [['mf-billing', '--end'], null],
])('%j', (args, maintenance) => {
  expect(ask(...args)).toEqual({ remote: 'mf-billing', maintenance, folder: undefined });
});

test('another folder than the local one can be named', () => {
  expect(ask('mf-billing', '--end', '--folder', '/srv/portal').folder).toBe('/srv/portal');
});

test.each([
  [[], /^Name one remote: npx tsx \S+ mf-billing/],
  [['--end'], /^Name one remote/],
  [['mf-billing', 'mf-news', '--end'], /^Name one remote/],
  [['mf-billing'], /^Say with --text what customers read, or --end/],
  [['mf-billing', '--from', FROM], /^Say with --text/],
  [['mf-billing', '--end', '--text', TEXT], /^--end takes the announcement back: it goes without/],
  [['mf-billing', '--end', '--from', FROM], /^--end takes the announcement back/],
  [['mf-billing', '--text', 'We are back soon.'], '--text is read by customers: write it in Japanese.'],
  [['mf-billing', '--text', '長'.repeat(201)], '--text is one line of 200 characters at most.'],
  [['mf-billing', '--text', `${TEXT}\n二行目`], '--text is one line of 200 characters at most.'],
  [
    ['mf-billing', '--text', TEXT, '--from', '2026-12-01T22:00'],
    '--from 2026-12-01T22:00 is no instant with its offset, such as 2026-12-01T22:00+09:00.',
  ],
  [['mf-billing', '--text', TEXT, '--from', 'tomorrow'], /^--from tomorrow is no instant/],
  [['mf-billing', '--text', TEXT, '--from', '2026-13-01T22:00Z'], /^--from 2026-13-01T22:00Z is no instant/],
  [['mf-billing', '--text', TEXT, '--to', '22:00'], /^--to 22:00 is no instant/],
  [['mf-billing', '--text', TEXT, '--from', TO, '--to', FROM], `--to ${FROM} is not after --from ${TO}.`],
  [['mf-billing', '--text', TEXT, '--from', FROM, '--to', FROM], /is not after/],
  [
    ['mf-billing', '--text', TEXT, '--from', '2026-11-01T00:00Z', '--to', '2026-11-02T00:00Z'],
    '--to 2026-11-02T00:00Z is in the past.',
  ],
  [['mf-billing', '--until', TO], /--until/],
])('%j is answered with what is wrong', (args, sentence) => {
  expect(() => ask(...args)).toThrow(sentence);
});
