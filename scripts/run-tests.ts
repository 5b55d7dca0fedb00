/** Everything that must hold, in the order in which it fails fastest: `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from './apps.ts';
import { BROWSER_REPORT, runBrowserTests } from './browser-tests.ts';
import { findChromium, installHelpfulPackages } from './chromium.ts';
import { endWith, say } from './console.ts';

const UNIT_REPORT = join(root, '.cache/unit-tests.json');
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
}

await endWith(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  let passed = 0;
  let failed = 0;
  try {
    // Before the slow work: without a browser the tests cannot pass.
    findChromium(say);
    installHelpfulPackages(say);
    const parts = [
      part('Format, imports, types and dead code', checks),
      part('Unit tests', unitTests),
      part('Browser tests on the composed portal', browserTests),
    ];
    passed = parts.reduce((sum, { count }) => sum + count.passed, 0);
    failed = parts.reduce((sum, { count }) => sum + count.failed, 0);
    say('');
    for (const { what, seconds, count } of parts) {
      say(`${what}: ${count.passed} of ${count.passed + count.failed} in ${seconds} s`);
    }
  } catch (error) {
    failed += 1;
    say(`\n${error instanceof Error ? error.message : String(error)}`);
  }
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function part(what: string, run: () => Count) {
  say(`\n== ${what} ...`);
  const started = Date.now();
  return { what, count: run(), seconds: Math.round((Date.now() - started) / 1000) };
}

function checks(): Count {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/check.ts')], {
    stdio: 'inherit',
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Count {
  const jest = join(root, 'node_modules/.bin/jest');
  const { status } = spawnSync(jest, ['--json', `--outputFile=${UNIT_REPORT}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(UNIT_REPORT, UnitReport);
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
