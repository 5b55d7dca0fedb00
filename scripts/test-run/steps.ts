/** The parts of a test run, each with its count for the report at the end. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';
import { say } from '../console.ts';
import { findChromium } from '../programs/chromium.ts';
import { installHelpfulPackages, NGINX, POPPLER } from '../programs/debian-packages.ts';
import { root } from '../root.ts';
import { runPlaywright, SKEW_REPORT } from './browser-tests.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { ENGINES_REPORT, runEngineTests } from './engine-tests.ts';
import { runJest } from './jest.ts';
import { DATABASE_TESTS, runOnPostgres, skippedOnPostgres } from './postgres-tests.ts';
import { browserCount, unitCount } from './test-counts.ts';
import { type Count, type Part, reportLines } from './test-report.ts';

const UNIT_REPORT = join(root, '.cache/unit-tests.json');
const POSTGRES_REPORT = join(root, '.cache/postgres-tests.json');
const LONG_REPORT = join(root, '.cache/long-unit-tests.json');
const EMBEDDED_REPORT = join(root, '.cache/embedded-tests.json');
const BROWSER_REPORT = join(root, '.cache/browser-tests.json');
const KIT_REPORT = join(root, '.cache/kit-tests.json');

const REPORTS = [
  ...[UNIT_REPORT, POSTGRES_REPORT, LONG_REPORT, EMBEDDED_REPORT],
  ...[BROWSER_REPORT, KIT_REPORT, ENGINES_REPORT, SKEW_REPORT],
];

export type Step = readonly [what: string, run: () => Count | Promise<Count>];

/** Runs them one after the other and prints the report; returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const report of REPORTS) rmSync(report, { force: true });
  const parts: Part[] = [];
  try {
    // Before the slow work: without a browser the tests cannot pass.
    findChromium(say);
    await installHelpfulPackages(say);
    for (const [what, run] of steps) parts.push(await part(what, run));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    parts.push({ what: words, seconds: 0, count: { passed: 0, failed: 1 } });
  }
  say('');
  for (const line of reportLines(parts)) say(line);
  return parts.some(({ count }) => count.failed > 0) ? 1 : 0;
}

async function part(what: string, run: () => Count | Promise<Count>): Promise<Part> {
  say(`\n== ${what} ...`);
  const started = Date.now();
  return { what, count: await run(), seconds: Math.round((Date.now() - started) / 1000) };
}

export function checks(): Count {
  return ended(runScript('check.ts'));
}

/** Returns the exit code. */
const runScript = (file: string, args: readonly string[] = []): number =>
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', file), ...args], { stdio: 'inherit' }).status ??
  1;
const ended = (status: number): Count => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** On PostgreSQL if there is one: production runs on it, and it takes half of the time. */
export async function unitTests(...args: string[]): Promise<Count> {
  const result = await runOnPostgres(args, UNIT_REPORT);
  if (typeof result === 'number') return jestCount(UNIT_REPORT, result);
  say(result);
  const count = await jestCount(UNIT_REPORT, runJest(args, { report: UNIT_REPORT }));
  return { ...count, skipped: [...(count.skipped ?? []), skippedOnPostgres()] };
}

/** The tests that need a database, and no others. */
export async function postgresTests(...args: string[]): Promise<Count> {
  const result = await runOnPostgres([...DATABASE_TESTS, ...args], POSTGRES_REPORT);
  if (typeof result === 'string') throw new Error(result);
  return jestCount(POSTGRES_REPORT, result);
}

/** Every single case of what the usual run samples: `.long.test.ts`. One at a time, since some take the same ports. */
export async function longUnitTests(...args: string[]): Promise<Count> {
  const which = args.length > 0 ? args : ['\\.long\\.test\\.ts$'];
  const env = { LONG_TESTS: '1' };
  return jestCount(LONG_REPORT, runJest([...which, '--runInBand'], { report: LONG_REPORT, env }));
}

/** The same on the embedded database: without PostgreSQL they have already run on it. */
export async function embeddedTests(...args: string[]): Promise<Count> {
  if ((await findPostgres()) === null) return { passed: 0, failed: 0 };
  return jestCount(EMBEDDED_REPORT, runJest([...DATABASE_TESTS, ...args], { report: EMBEDDED_REPORT }));
}

async function jestCount(report: string, status: number): Promise<Count> {
  return unitCount(readReport(report), root, { status, ...(await circumstances()) });
}

export async function browserTests(...args: string[]): Promise<Count> {
  return browserReport(BROWSER_REPORT, runPlaywright(args, BROWSER_REPORT));
}

/** Every story of the kit. */
export async function kitTests(...args: string[]): Promise<Count> {
  const catalogue = await buildCatalogue(say);
  return browserReport(KIT_REPORT, runPlaywright(['--config', 'kit', ...args], KIT_REPORT, { PORTAL_KIT: catalogue }));
}

/** A walk in the other engines, as far as they are there. */
export async function engineTests(...args: string[]): Promise<Count> {
  const { status, skipped } = runEngineTests(args);
  if (status === null) return { passed: 0, failed: 0, skipped };
  const count = await browserReport(ENGINES_REPORT, status);
  return { ...count, skipped: [...(count.skipped ?? []), ...skipped] };
}

/** A journey for each pair of shell and remote that may meet; where all versions are the same, there is none. */
export async function skewMatrix(...args: string[]): Promise<Count> {
  const status = runScript('skew/skew.ts', args);
  return existsSync(SKEW_REPORT) ? browserReport(SKEW_REPORT, status) : { ...ended(status), passed: 0 };
}

async function browserReport(file: string, status: number): Promise<Count> {
  const count = browserCount(readReport(file), { status, ...(await circumstances()) });
  // Reported, so that somebody looks into it: it is a defect of the test or of the portal.
  if (count.flaky > 0) say(`${count.flaky} browser tests passed at the second try only: "flaky" above.`);
  return count;
}

async function circumstances() {
  return { hasPoppler: await POPPLER.isThere(), hasNginx: await NGINX.isThere() };
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('The tests ended before they could report: see the lines above.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
