import { say } from '../console.ts';
import { SIDES, type Side } from './options.ts';
import type { Sample } from './sample.ts';

/** A visit or a move that was measured. */
export interface Measured {
  readonly what: string;
  readonly side: Side;
  readonly round: number;
  readonly sample: Sample;
}

/**
 * A round takes each item on both sides, one right after the other. The side that goes first changes. A visit that
 * fails is reported and left out.
 */
export async function inRounds(
  rounds: number,
  items: readonly string[],
  take: (item: string, side: Side) => Promise<readonly Pick<Measured, 'what' | 'sample'>[]>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, item] of items.entries()) {
      for (const side of (round + index) % 2 === 0 ? SIDES : SIDES.toReversed()) {
        try {
          for (const { what, sample } of await take(item, side)) measured.push({ what, side, round, sample });
        } catch (error) {
          say(`  left out: ${item}, ${side}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
    say(`  round ${round + 1} of ${rounds}`);
  }
  return measured;
}
