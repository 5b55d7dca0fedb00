import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { Count, Failure, Skip, Time } from './test-report.ts';

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string())) }),
      ),
    }),
  ),
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
    failures: jest.testResults.flatMap((file) => unitFailures(file, file.name.replace(`${root}/`, ''))),
    skipped: someSkipped(jest.numPendingTests, 'unit tests', missing.join('; ') || BY_HAND),
    times: jest.testResults.map(({ name, startTime, endTime }) => ({
      what: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

type UnitFile = v.InferOutput<typeof UnitReport>['testResults'][number];

function unitFailures({ status, message, assertionResults }: UnitFile, file: string): Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ what: file, why: firstLine(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    what: `${file} › ${fullName}`,
    why: firstLine(failureMessages?.[0]),
  }));
}

const firstLine = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'without a word';

const BrowserTest = v.object({
  annotations: v.array(v.object({ type: v.string() })),
  status: v.string(),
  results: v.array(
    v.object({
      duration: v.number(),
      annotations: v.array(v.object({ type: v.string() })),
      error: v.optional(v.object({ message: v.optional(v.string()) })),
    }),
  ),
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
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ what, why }) => ({ what, why })),
    skipped: [
      ...someSkipped(stats.skipped, 'browser tests', BY_HAND),
      ...someSkipped(sawLess, 'looks into a PDF', hasPoppler ? BY_HAND : NO_POPPLER),
    ],
    times: tests.map(({ what, seconds }) => ({ what, seconds })),
  };
}

type Ran = Time & Failure & { readonly status: string; readonly hasSeenLess: boolean };

function testsOf({ title, specs, suites = [] }: Suite, above: readonly string[]): Ran[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      what: [...path, spec.title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
      why: firstLine(results.findLast(({ error }) => error !== undefined)?.error?.message),
      hasSeenLess: results.some(({ annotations }) => annotations.some(({ type }) => type === SAW_LESS)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}

const someSkipped = (count: number, of: string, why: string): Skip[] => (count === 0 ? [] : [{ count, of, why }]);
