import { wavesUntilContent } from '../../../e2e/bench/page-load/count-waves.ts';
import type { WavesOfAll } from '../figures/tables.ts';
import { SIDES } from '../stack.ts';
import { openVisitor, stateFor } from '../visitor.ts';
import { type Bench, PORTAL_TO_MONOLITH } from './part.ts';

/** How many waves each page waits for. Once on each side is enough: neither line nor machine changes them. */
export async function countWaves({ browser, stack, options, signedIn, say }: Bench) {
  const counted = new Map<string, { theirs?: number; ours?: number }>();
  const failures: string[] = [];
  for (const page of options.pages) {
    const waves: { theirs?: number; ours?: number } = {};
    for (const side of SIDES) {
      const visitor = await openVisitor(browser, stateFor(page, signedIn[side]), { isSlow: false });
      try {
        const open = () => visitor.page.goto(stack.origins[side] + page, { waitUntil: 'commit' });
        const { length } = await wavesUntilContent(visitor.page, open);
        waves[side === PORTAL_TO_MONOLITH.ours ? 'ours' : 'theirs'] = length;
      } catch (error) {
        const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        failures.push(`waves of ${page}, ${side}: ${words}`);
        say(`  left out: ${failures.at(-1)}`);
      } finally {
        await visitor.leave();
      }
    }
    counted.set(page, waves);
  }
  return { counted: counted satisfies WavesOfAll, failures };
}
