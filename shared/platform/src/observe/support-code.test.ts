import { codeOf, newVisit } from './support-code.ts';

const failure = { build: { name: 'mf-orders', version: '0.1.0-0f3a9c1b2d', revision: 'r7' }, visit: '94QD' };
const READABLE = /^[2-9B-DF-HJ-KMNP-TV-Z]{4}-[2-9B-DF-HJ-KMNP-TV-Z]{4}$/;

test('it can be read out: eight characters in two groups, none easily confused', () => {
  for (let time = 0; time < 100; time += 1)
    expect(codeOf({ build: { ...failure.build, revision: `r${time}` }, visit: newVisit() }).short).toMatch(READABLE);
});

test('calls about one release begin alike, whoever calls', () => {
  expect(codeOf(failure).short).toBe('RK8T-94QD');
  expect(codeOf({ ...failure, visit: 'B7K2' }).short.slice(0, 4)).toBe(codeOf(failure).short.slice(0, 4));
});

test.each([
  ['remote', { name: 'mf-news' }],
  ['version', { version: '0.1.0-aaaaaaaaaa' }],
  ['revision', { revision: 'r8' }],
])('another %s begins differently', (_, change) => {
  expect(codeOf({ ...failure, build: { ...failure.build, ...change } }).short.slice(0, 4)).not.toBe(
    codeOf(failure).short.slice(0, 4),
  );
});

test('what is copied names the build, the revision and the request', () => {
  expect(codeOf({ ...failure, requestId: 'a-b-c' }).exact).toBe(
    'RK8T-94QD, mf-orders@0.1.0-0f3a9c1b2d, registry r7, request a-b-c',
  );
  expect(codeOf({ ...failure, build: undefined }).exact).toMatch(/^[^,]+, unknown$/);
});

test('each visit has its own', () => {
  expect(new Set(Array.from({ length: 100 }, newVisit)).size).toBeGreaterThan(95);
});
