import * as v from 'valibot';
import type { Count, Skip, Time } from './test-report.ts';

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

interface Circumstances {
  /** The program's exit code. */
  readonly status: number;
  readonly hasPoppler: boolean;
  readonly hasNginx: boolean;
}

const NO_POPPLER = 'no poppler: apt-get install poppler-utils';
const NO_NGINX = 'no nginx: apt-get install nginx libnginx-mod-http-brotli-static';
const BY_HAND = 'skipped in their files';

/** Reads Jest's report; files below `root` are named by their path in it. */
export function unitCount(report: unknown, root: string, { status, hasPoppler, hasNginx }: Circumstances): Count {
  const jest = v.parse(UnitReport, report);
  const missing = [...(hasPoppler ? [] : [NO_POPPLER]), ...(hasNginx ? [] : [NO_NGINX])];
  return {
    passed: jest.numPassedTests,
    // A suite that does not even load has no failed test to count.
    failed: Math.max(jest.numFailedTests, jest.numFailedTestSuites, status === 0 ? 0 : 1),
    skipped: someSkipped(jest.numPendingTests, 'unit tests', missing.join('; ') || BY_HAND),
    times: jest.testResults.map(({ name, startTime, endTime }) => ({
      what: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const BrowserTest = v.object({
  annotations: v.array(v.object({ type: v.string() })),
  results: v.array(v.object({ duration: v.number(), annotations: v.array(v.object({ type: v.string() })) })),
});
interface Suite {
  title: string;
  specs: { title: string; tests: v.InferOutput<typeof BrowserTest>[] }[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(BrowserTest) })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(Suite),
});

/** The note that e2e/support/provider/pdf.ts adds to a test that could not read a PDF. */
const SAW_LESS = 'saw less';

/** Reads Playwright's report. `flaky` passed only at the second try. */
export function browserCount(
  report: unknown,
  { status, hasPoppler }: Circumstances,
): Count & { readonly flaky: number } {
  const { stats, suites } = v.parse(BrowserReport, report);
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const sawLess = tests.filter(({ hasSeenLess }) => hasSeenLess).length;
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, status === 0 ? 0 : 1),
    flaky: stats.flaky,
    skipped: [
      ...someSkipped(stats.skipped, 'browser tests', BY_HAND),
      ...someSkipped(sawLess, 'looks into a PDF', hasPoppler ? BY_HAND : NO_POPPLER),
    ],
    times: tests,
  };
}

function testsOf({ title, specs, suites = [] }: Suite, above: readonly string[]): (Time & { hasSeenLess: boolean })[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      what: [...path, spec.title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasSeenLess: results.some(({ annotations }) => annotations.some(({ type }) => type === SAW_LESS)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}

const someSkipped = (count: number, of: string, why: string): Skip[] => (count === 0 ? [] : [{ count, of, why }]);
