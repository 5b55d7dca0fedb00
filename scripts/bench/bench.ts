/**
 * How fast the portal is beside a monolith of the same sources: `npx tsx scripts/bench/bench.ts`, in half an hour on a quiet machine.
 * `--only cold,moves,lighthouse` measures some parts, `--pages /,/billing` some pages, `--rounds 9` repeats, and `--quick`
 * tries the command itself: one round, and nothing is written. A table of some pages is not written.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { withPart } from './figures/document.ts';
import { type BenchOptions, benchOptions, PAGES, type Part } from './options.ts';
import { measureCold } from './parts/cold.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMoves } from './parts/moves.ts';
import type { Bench, PartReport } from './parts/part.ts';
import { startStack } from './stack.ts';
import { signIn } from './visitor.ts';

const PAGE = join(root, 'docs/performance.md');

const MEASURE: Record<Part, (bench: Bench) => Promise<PartReport>> = {
  cold: measureCold,
  moves: measureMoves,
  lighthouse: measureLighthouse,
};

await endWith(async () => {
  const options = benchOptions(process.argv.slice(2));
  // Goes first: what is started after it is stopped, whatever happens.
  const browser = await chromium.launch({
    executablePath: findChromium(say),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  try {
    return (await measure(browser, options)) > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});

/** Measures a part and writes its table; returns how much of it failed. */
async function reported(
  part: Part,
  options: BenchOptions,
  browser: string,
  measured: () => Promise<PartReport>,
): Promise<number> {
  say(`Measuring ${part} ...`);
  const circumstances = `Measured ${circumstancesOf(browser)}.`;
  try {
    const report = await measured();
    say(`\n${circumstances}\n\n${report.text}\n`);
    if (isWhole(part, options)) write(part, circumstances, report);
    return report.failures.length;
  } catch (error) {
    say(`${part} could not be measured: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

/** Measures the chosen parts, one after the other; returns how much of it failed. */
async function measure(browser: Browser, options: BenchOptions): Promise<number> {
  const stack = await startStack(say);
  let failed = 0;
  try {
    const { portal, monolith } = stack.origins;
    const signedIn = {
      portal: await signIn(browser, portal),
      monolith: await signIn(browser, monolith),
    };
    const withChromium = `, Chromium ${browser.version()}`;
    for (const part of options.parts)
      failed += await reported(part, options, withChromium, () =>
        MEASURE[part]({ browser, stack, options, signedIn, say }),
      );
  } finally {
    await stack.stop();
  }
  return failed;
}

/** What was only tried, or measured for some pages, does not take the place of a whole table. */
function isWhole(part: Part, { isQuick, pages }: BenchOptions): boolean {
  return !isQuick && (part !== 'cold' || pages.length === PAGES.length);
}

function circumstancesOf(browser: string): string {
  const [first] = cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return `${date} at ${commit}${browser}, ${cpus().length} × ${first?.model.trim()}, load ${load} at the start`;
}

function write(part: Part, circumstances: string, { text, failures }: PartReport): void {
  const leftOut =
    failures.length > 0 ? `Left out because they failed:\n${failures.map((one) => `- ${one}`).join('\n')}` : '';
  const content = [circumstances, text, leftOut].filter(Boolean).join('\n\n');
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), part, content));
}
