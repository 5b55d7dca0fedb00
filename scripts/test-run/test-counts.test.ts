import { browserCount, unitCount } from './test-counts.ts';

const unit = (change: object = {}) => ({
  numPassedTests: 12,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  testResults: [unitFile()],
  ...change,
});
const unitFile = (change: object = {}) => ({
  name: '/portal/shared/ui/src/a.test.ts',
  startTime: 1_000,
  endTime: 3_500,
  status: 'passed',
  message: '',
  assertionResults: [{ fullName: 'a bill is paid', status: 'passed', failureMessages: [] }],
  ...change,
});
const well = { status: 0, hasPoppler: true, hasNginx: true };

test('unit tests: what passed, and how long each file took', () => {
  expect(unitCount(unit(), '/portal', well)).toEqual({
    passed: 12,
    failed: 0,
    failures: [],
    skipped: [],
    times: [{ what: 'shared/ui/src/a.test.ts', seconds: 2.5 }],
  });
});

test('a file that does not load is a failure, and so is a program that fails without one', () => {
  expect(unitCount(unit({ numFailedTestSuites: 2 }), '/portal', { ...well, status: 1 }).failed).toBe(2);
  expect(unitCount(unit(), '/portal', { ...well, status: 1 }).failed).toBe(1);
});

test('unit tests that failed are named, and files that did not load, with the first line of what they said', () => {
  const failed = unitFile({
    status: 'failed',
    message: 'all of it',
    assertionResults: [
      { fullName: 'a bill is paid', status: 'passed', failureMessages: [] },
      {
        fullName: 'a bill is late',
        status: 'failed',
        failureMessages: ['\n\u001b[31mexpect(received).toBe(expected)\u001b[39m\n\n  at a.test.ts:4'],
      },
    ],
  });
  const notLoaded = unitFile({
    name: '/portal/shared/ui/src/b.test.ts',
    status: 'failed',
    message: '  ● Test suite failed to run\n\n    Cannot find module',
    assertionResults: [],
  });
  const report = unit({ numFailedTests: 1, numFailedTestSuites: 2, testResults: [unitFile(), failed, notLoaded] });
  expect(unitCount(report, '/portal', { ...well, status: 1 }).failures).toEqual([
    { what: 'shared/ui/src/a.test.ts › a bill is late', why: 'expect(received).toBe(expected)' },
    { what: 'shared/ui/src/b.test.ts', why: '● Test suite failed to run' },
  ]);
});

test('skipped tests are counted, with the program that is missing as the reason', () => {
  const skipping = unit({ numPendingTests: 14 });
  expect(unitCount(skipping, '/portal', { ...well, hasPoppler: false }).skipped).toEqual([
    { count: 14, of: 'unit tests', why: 'no poppler: apt-get install poppler-utils' },
  ]);
  expect(unitCount(skipping, '/portal', { ...well, hasNginx: false }).skipped).toEqual([
    { count: 14, of: 'unit tests', why: 'no nginx: apt-get install nginx libnginx-mod-http-brotli-static' },
  ]);
  expect(unitCount(skipping, '/portal', well).skipped).toEqual([
    { count: 14, of: 'unit tests', why: 'skipped in their files' },
  ]);
});

const browserTest = (durations: number[], annotations: { type: string }[] = []) => ({
  status: 'expected',
  annotations: [],
  results: durations.map((duration) => ({ duration, annotations })),
});
const playwright = (stats: object, tests: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [
    {
      title: 'bills.spec.ts',
      specs: [],
      suites: [{ title: 'on a desk', specs: tests.map((one) => ({ title: 'a bill', tests: [one] })) }],
    },
  ],
});

test('browser tests that needed a second try count as passed and are named, with the time of both tries', () => {
  expect(
    browserCount(playwright({ expected: 3, flaky: 1, unexpected: 2 }, [browserTest([4000, 1500])]), well),
  ).toMatchObject({
    passed: 4,
    failed: 2,
    flaky: 1,
    skipped: [],
    times: [{ what: 'bills.spec.ts › on a desk › a bill', seconds: 5.5 }],
  });
});

test('browser tests that failed are named, with the first line of what the last try said', () => {
  const failed = {
    ...browserTest([]),
    status: 'unexpected',
    results: [
      { duration: 4000, annotations: [], error: { message: 'Error: the first try' } },
      { duration: 1500, annotations: [], error: { message: '\u001b[31mError: no dialog\u001b[39m\n  at b.ts:1' } },
    ],
  };
  const flaky = { ...failed, status: 'flaky' };
  expect(
    browserCount(playwright({ unexpected: 1, flaky: 1 }, [failed, flaky, browserTest([10])]), well).failures,
  ).toEqual([{ what: 'bills.spec.ts › on a desk › a bill', why: 'Error: no dialog' }]);
});

test('browser tests that were skipped, or could not read a PDF, are counted', () => {
  const report = playwright({ expected: 1, skipped: 2 }, [
    browserTest([10], [{ type: 'saw less' }]),
    browserTest([10]),
  ]);
  expect(browserCount(report, { ...well, hasPoppler: false }).skipped).toEqual([
    { count: 2, of: 'browser tests', why: 'skipped in their files' },
    { count: 1, of: 'looks into a PDF', why: 'no poppler: apt-get install poppler-utils' },
  ]);
});
