import { say } from '../console.ts';
import { SIDES, type Side } from './options.ts';
import type { Sample } from './sample.ts';

/** A visit or a move. */
export interface Measured {
  readonly what: string;
  readonly sample: Sample;
}

/** The same visit or move on both sides in one round: what a busy machine does to one, it does to the other. */
export interface Pair extends Readonly<Record<Side, Sample>> {
  readonly what: string;
}

/**
 * A round takes each item on both sides, one right after the other. The side that goes first changes. An item that fails
 * on one side is reported, and left out of the round.
 */
export async function inRounds(
  rounds: number,
  items: readonly string[],
  take: (item: string, side: Side) => Promise<readonly Measured[]>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, item] of items.entries()) {
      const taken: Record<Side, readonly Measured[]> = { monolith: [], portal: [] };
      for (const side of (round + index) % 2 === 0 ? SIDES : SIDES.toReversed()) {
        try {
          taken[side] = await take(item, side);
        } catch (error) {
          say(`  left out: ${item}, ${side}: ${error instanceof Error ? error.message : error}`);
        }
      }
      for (const { what, sample: monolith } of taken.monolith) {
        const portal = taken.portal.find((other) => other.what === what)?.sample;
        if (portal) pairs.push({ what, monolith, portal });
      }
    }
    say(`  round ${round + 1} of ${rounds}`);
  }
  return pairs;
}
