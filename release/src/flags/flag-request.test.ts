import { flagRequest } from './flag-request.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-29T15:30:00Z') }));
afterEach(() => jest.useRealTimers());

const FILES: Record<string, string> = { 'companies.txt': 'acct00000000000001\nacct00000000000002\n' };
const ask = (...args: string[]) => flagRequest(args, (file) => FILES[file] ?? null);
const FLAG = ['mf-billing', 'year-view'];
const UNTIL = ['--until', '2027-03-31'];

test.each([
  [['--share', '10'], { share: 10 }],
  [['--share', '100'], { share: 100 }],
  [['--companies', 'acct00000000000001'], { companies: ['acct00000000000001'] }],
  [['--companies', 'companies.txt'], { companies: ['acct00000000000001', 'acct00000000000002'] }],
  [[], {}],
])('%j', (args, companies) => {
  expect(ask(...FLAG, ...args, ...UNTIL)).toEqual({
    remote: 'mf-billing',
    name: 'year-view',
    change: { ...companies, until: '2027-03-31' },
  });
});

test('off, in another folder than the local one, signed', () => {
  expect(ask(...FLAG, '--off', '--to', 'live', '--key', 'my.pem')).toEqual({
    remote: 'mf-billing',
    name: 'year-view',
    change: null,
    to: 'live',
    key: 'my.pem',
  });
});

test('the last day may be today, in Japan', () => {
  expect(ask(...FLAG, '--until', '2026-11-30').change).toEqual({ until: '2026-11-30' });
  expect(() => ask(...FLAG, '--until', '2026-11-29')).toThrow('--until 2026-11-29 is in the past.');
});

test.each([
  [['mf-billing', ...UNTIL], /^Name one remote and one flag: npx tsx \S+ mf-billing year-view/],
  [[...FLAG, 'badge', ...UNTIL], /^Name one remote and one flag/],
  [['mf-billing', 'YearView', ...UNTIL], /^"YearView" is no name of a flag/],
  [FLAG, /^Say with --until when to ask whether it is still needed/],
  [[...FLAG, '--until', 'soon'], '--until soon is no day, such as 2027-03-31.'],
  [[...FLAG, '--until', '2027-02-30'], '--until 2027-02-30 is no day'],
  [[...FLAG, '--share', '0', ...UNTIL], /^--share 0: name a percentage/],
  [[...FLAG, '--share', '101', ...UNTIL], /^--share 101/],
  [[...FLAG, '--share', 'all', ...UNTIL], /^--share all/],
  [[...FLAG, '--companies', 'tanaka', ...UNTIL], /^--companies: "tanaka" is no accountId/],
  [[...FLAG, '--companies', '', ...UNTIL], /^--companies names nobody/],
  [[...FLAG, '--off', ...UNTIL], /^--off is for everybody/],
  [[...FLAG, '--off', '--share', '10'], /^--off is for everybody/],
  [[...FLAG, '--off', '--companies', 'acct00000000000001'], /^--off is for everybody/],
])('%j is answered with what is wrong', (args, sentence) => {
  expect(() => ask(...args)).toThrow(sentence);
});

test('more companies than a document should carry are a share', () => {
  const many = Array.from({ length: 201 }, (_, index) => `acct${String(index).padStart(14, '0')}`).join(',');
  expect(() => ask(...FLAG, '--companies', many, ...UNTIL)).toThrow('are a share: use --share.');
});
