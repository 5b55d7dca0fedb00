/** Everything that must hold, in the order in which it fails fastest: `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BROWSER_REPORT, runBrowserTests } from './browser-tests.ts';
import { findChromium, installHelpfulPackages } from './chromium.ts';
import { endWith, say } from './console.ts';
import { runJest } from './jest.ts';
import { runPostgresTests } from './postgres-tests.ts';
import { root } from './root.ts';

const UNIT_REPORT = join(root, '.cache/unit-tests.json');
const POSTGRES_REPORT = join(root, '.cache/postgres-tests.json');
const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

interface Count {
  passed: number;
  failed: number;
  /** What was not tested, for the reader who sees only the end. */
  notice?: string;
}

await endWith(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const report of [UNIT_REPORT, POSTGRES_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  let passed = 0;
  let failed = 0;
  try {
    // Before the slow work: without a browser the tests cannot pass.
    findChromium(say);
    installHelpfulPackages(say);
    const parts = [
      await part('Format, imports, types and dead code', checks),
      await part('Unit tests', unitTests),
      await part('Unit tests of the provider’s side on PostgreSQL', postgresTests),
      await part('Browser tests on the composed portal', browserTests),
    ];
    passed = parts.reduce((sum, { count }) => sum + count.passed, 0);
    failed = parts.reduce((sum, { count }) => sum + count.failed, 0);
    say('');
    for (const { what, seconds, count } of parts) {
      const { passed, failed, notice } = count;
      say(notice ? `${what}:\n${notice}` : `${what}: ${passed} of ${passed + failed} in ${seconds} s`);
    }
  } catch (error) {
    failed += 1;
    say(`\n${error instanceof Error ? error.message : String(error)}`);
  }
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

async function part(what: string, run: () => Count | Promise<Count>) {
  say(`\n== ${what} ...`);
  const started = Date.now();
  return { what, count: await run(), seconds: Math.round((Date.now() - started) / 1000) };
}

function checks(): Count {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/check.ts')], {
    stdio: 'inherit',
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Count {
  return jestCount(UNIT_REPORT, runJest([], { report: UNIT_REPORT }));
}

async function postgresTests(): Promise<Count> {
  const result = await runPostgresTests([], POSTGRES_REPORT);
  if (typeof result === 'number') return jestCount(POSTGRES_REPORT, result);
  say(result);
  return { passed: 0, failed: 0, notice: result };
}

function jestCount(report: string, status: number): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report, UnitReport);
  // A suite that does not even load has no failed test to count.
  const failed = Math.max(numFailedTests, numFailedTestSuites, status === 0 ? 0 : 1);
  return { passed: numPassedTests, failed };
}

function browserTests(): Count {
  const status = runBrowserTests([]);
  const { expected, unexpected, flaky } = readReport(BROWSER_REPORT, BrowserReport).stats;
  // Said, so that it is looked into: a test that passes at the second try only is a defect of the test or of the portal.
  if (flaky > 0) say(`${flaky} browser tests passed at the second try only: "flaky" above.`);
  return { passed: expected + flaky, failed: Math.max(unexpected, status === 0 ? 0 : 1) };
}

function readReport<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  if (!existsSync(file)) throw new Error(`The tests ended before they could report: see the lines above.`);
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
