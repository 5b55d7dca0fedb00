import { USUAL_ROUNDS } from './options.ts';
import type { Sample } from './sample.ts';

/** One figure-bearing visit or move: what it was, on which side, in which round. */
export interface Measured<Taken = Sample> {
  readonly what: string;
  readonly side: string;
  readonly round: number;
  readonly sample: Taken;
}

export interface Rounds<Taken = Sample> {
  readonly measured: readonly Measured<Taken>[];
  /** Each that did not come to its end, in one line. It is left out. */
  readonly failures: readonly string[];
}

export interface Turn<Item, Side> {
  readonly round: number;
  readonly item: Item;
  readonly side: Side;
}

/** A round has each item on each side, one right after the other. Who goes first changes. */
export function turnsOf<Item, Side>(round: number, items: readonly Item[], sides: readonly Side[]): Turn<Item, Side>[] {
  return items.flatMap((item, index) => {
    const first = (round + index) % sides.length;
    return [...sides.slice(first), ...sides.slice(0, first)].map((side) => ({ round, item, side }));
  });
}

interface Plan<Item, Side extends string, Taken> {
  readonly rounds: number;
  /** For the usual rounds: no round begins later; the first one always does. Whoever asks for more waits longer. */
  readonly limitMs: number;
  readonly items: readonly Item[];
  readonly sides: readonly Side[];
  take(item: Item, side: Side): Promise<readonly { what: string; sample: Taken }[]>;
  /** What a failure calls it. */
  nameOf?(item: Item): string;
  say(line: string): void;
}

export async function inRounds<Item, Side extends string, Taken = Sample>(
  plan: Plan<Item, Side, Taken>,
): Promise<Rounds<Taken>> {
  const { rounds, limitMs, items, sides, take, nameOf = String, say } = plan;
  const measured: Measured<Taken>[] = [];
  const failures: string[] = [];
  const started = Date.now();
  const limit = limitMs * Math.max(1, rounds / USUAL_ROUNDS);
  for (let round = 0; round < rounds && (round === 0 || Date.now() - started < limit); round += 1) {
    for (const { item, side } of turnsOf(round, items, sides)) {
      try {
        for (const { what, sample } of await take(item, side)) measured.push({ what, side, round, sample });
      } catch (error) {
        const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        failures.push(`round ${round + 1}, ${nameOf(item)}, ${side}: ${words}`);
        say(`  left out: ${failures.at(-1)}`);
      }
    }
    say(`  round ${round + 1} of ${rounds} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  return { measured, failures };
}
