/**
 * How fast the portal is beside a monolith of the same sources: `npx tsx scripts/bench/bench.ts` prints the tables of
 * docs/performance.md, in half an hour on a quiet machine. `--only cold,moves,lighthouse` measures some parts, `--pages
 * /,/billing` some pages, and `--rounds 1` tries the command itself.
 */
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { endWith, say } from '../console.ts';
import { git } from '../git.ts';
import { findChromium } from '../programs/chromium.ts';
import { root } from '../root.ts';
import { type BenchOptions, benchOptions, type Part } from './options.ts';
import { measureCold } from './parts/cold.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMoves } from './parts/moves.ts';
import { type Bench, startStack } from './stack.ts';
import { signIn } from './visitor.ts';

/** Each returns its table. */
const MEASURE: Record<Part, (bench: Bench) => Promise<string>> = {
  cold: measureCold,
  moves: measureMoves,
  lighthouse: measureLighthouse,
};

await endWith(async () => {
  const options = benchOptions(process.argv.slice(2));
  // The browser starts first, so that it closes last, whatever happens.
  const browser = await chromium.launch({
    executablePath: findChromium(say),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  try {
    await measure(browser, options);
    return 0;
  } finally {
    await browser.close();
  }
});

async function measure(browser: Browser, options: BenchOptions): Promise<void> {
  const stack = await startStack(say);
  try {
    const { portal, monolith } = stack.origins;
    const signedIn = { portal: await signIn(browser, portal), monolith: await signIn(browser, monolith) };
    for (const part of options.parts) {
      say(`Measuring ${part} ...`);
      const circumstances = circumstancesOf(browser);
      say(`\n${circumstances}\n\n${await MEASURE[part]({ browser, stack, options, signedIn })}\n`);
    }
  } finally {
    await stack.stop();
  }
}

function circumstancesOf(browser: Browser): string {
  const commit = git(root, 'rev-parse', '--short', 'HEAD');
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the start`;
  return `Measured ${date} at ${commit}, Chromium ${browser.version()}, ${machine}.`;
}
