import { addressesOf } from '../addresses.ts';
import { compare, overall } from '../figures/comparison.ts';
import { loadedTable, timesTable } from '../figures/tables.ts';
import { inRounds } from '../rounds.ts';
import { visit } from '../sample.ts';
import { SIDES, type Side } from '../stack.ts';
import { openVisitor, stateFor } from '../visitor.ts';
import { type Bench, MINUTE_MS, type PartReport, PORTAL_TO_MONOLITH } from './part.ts';

const LIMIT_OF_A_PAGE_MS = 0.85 * MINUTE_MS;

/** Each page, opened with nothing in the cache. */
export async function measureCold(bench: Bench): Promise<PartReport> {
  const { browser, stack, options, signedIn, say } = bench;
  const addresses = await addressesOf(options.pages, bench);
  const addressOn = (side: Side, page: string) => `${stack.origins[side]}${addresses.get(page)}`;
  const { measured, failures } = await inRounds({
    rounds: options.rounds,
    limitMs: options.pages.length * LIMIT_OF_A_PAGE_MS,
    items: options.pages,
    sides: SIDES,
    say,
    take: async (page, side) => {
      const visitor = await openVisitor(browser, stateFor(page, signedIn[side]));
      try {
        return [{ what: page, sample: await visit(visitor, addressOn(side, page)) }];
      } finally {
        await visitor.leave();
      }
    },
  });
  const comparisons = compare(measured, PORTAL_TO_MONOLITH);
  const all = overall(measured, PORTAL_TO_MONOLITH, 'content');
  return { text: `${loadedTable(comparisons)}\n\n${timesTable(comparisons, all)}`, failures };
}
