import { addressesOf } from '../addresses.ts';
import { inRounds } from '../rounds.ts';
import { visit } from '../sample.ts';
import type { Bench } from '../stack.ts';
import { comparison } from '../tables.ts';
import { openVisitor } from '../visitor.ts';

/** Each page, opened with nothing in the cache. */
export async function measureCold(bench: Bench): Promise<string> {
  const { browser, stack, options, signedIn } = bench;
  const addresses = await addressesOf(options.pages, bench);
  const measured = await inRounds(options.rounds, options.pages, async (page, side) => {
    // On the login nobody is signed in.
    const visitor = await openVisitor(browser, page === '/login' ? undefined : signedIn[side]);
    try {
      return [{ what: page, sample: await visit(visitor, `${stack.origins[side]}${addresses.get(page)}`) }];
    } finally {
      await visitor.leave();
    }
  });
  return comparison(measured);
}
