import { canaryRequest } from './canary-request.ts';

const AOBA = 'acct00000000000001';
const OTHER = 'acct00000000000002';

test.each([
  ['nothing is a release to everybody', {}, null],
  ['a share', { canary: '10' }, { share: 10 }],
  ['a fine share', { canary: '0.5' }, { share: 0.5 }],
  ['companies', { companies: AOBA }, { companies: [AOBA] }],
  ['a list as it is in a file', { companies: `${AOBA}\n${OTHER}\r\n` }, { companies: [AOBA, OTHER] }],
  ['one that is named twice', { companies: `${AOBA}, ${AOBA}` }, { companies: [AOBA] }],
  ['both', { canary: '10', companies: AOBA }, { share: 10, companies: [AOBA] }],
])('%s', (_what, typed, request) => {
  expect(canaryRequest(typed)).toEqual(request);
});

test.each([
  ['0', 'above 0 and below 100'],
  ['100', 'For everybody, release without --canary'],
  ['ten', '--canary ten: name a percentage'],
  ['10%', '--canary 10%'],
  ['', 'name a percentage'],
])('--canary "%s" is refused', (canary, sentence) => {
  expect(() => canaryRequest({ canary })).toThrow(sentence);
});

test.each([
  [' , ', '--companies names nobody'],
  ['株式会社青葉建設', '"株式会社青葉建設" is no accountId'],
  [`${AOBA};${OTHER}`, 'is no accountId'],
  [Array.from({ length: 201 }, (_, index) => String(index).padStart(18, '0')).join(), 'more than 200 are a share'],
])('--companies "%.30s" is refused', (companies, sentence) => {
  expect(() => canaryRequest({ companies })).toThrow(sentence);
});
