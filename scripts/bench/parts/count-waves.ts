import type { Page } from '@playwright/test';
import { wavesUntilContent } from '../../../e2e/bench/page-load/count-waves.ts';
import type { WavesOfAll } from '../figures/tables.ts';
import { SIDES, type Side } from '../stack.ts';
import { openVisitor, type SignedIn, type Visitor } from '../visitor.ts';
import { type Bench, PORTAL_TO_MONOLITH } from './part.ts';

interface Journey {
  readonly name: string;
  state(side: Side): SignedIn | undefined;
  /** Says of each visit or move how many waves it waited for. */
  walk(visitor: Visitor, side: Side): Promise<readonly { what: string; sample: number }[]>;
}

/** How many waves are waited for. Once on each side is enough: neither line nor machine changes them. */
export async function countWaves({ browser, say }: Bench, journeys: readonly Journey[]) {
  const counted = new Map<string, { theirs?: number; ours?: number }>();
  const failures: string[] = [];
  for (const { name, state, walk } of journeys)
    for (const side of SIDES) {
      const visitor = await openVisitor(browser, state(side), { isSlow: false });
      try {
        const which = side === PORTAL_TO_MONOLITH.ours ? 'ours' : 'theirs';
        for (const { what, sample } of await walk(visitor, side))
          counted.set(what, { ...counted.get(what), [which]: sample });
      } catch (error) {
        const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        failures.push(`waves of ${name}, ${side}: ${words}`);
        say(`  left out: ${failures.at(-1)}`);
      } finally {
        await visitor.leave();
      }
    }
  return { counted: counted satisfies WavesOfAll, failures };
}

export const numberOfWaves = async (page: Page, start: () => Promise<unknown>): Promise<number> =>
  (await wavesUntilContent(page, start)).length;
