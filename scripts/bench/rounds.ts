import { USUAL_ROUNDS } from './options.ts';
import type { Sample } from './sample.ts';

/** One figure-bearing visit or move: what it was, on which side, in which round. */
export interface Measured {
  readonly what: string;
  readonly side: string;
  readonly round: number;
  readonly sample: Sample;
}

interface Rounds {
  readonly measured: readonly Measured[];
  /** Each that did not come to its end, in one line. It is left out. */
  readonly failures: readonly string[];
}

interface Turn<Item, Side> {
  readonly item: Item;
  readonly side: Side;
}

/** A round has each item on each side, one right after the other. Who goes first changes. */
export function turnsOf<Item, Side>(round: number, items: readonly Item[], sides: readonly Side[]): Turn<Item, Side>[] {
  return items.flatMap((item, index) => {
    const first = (round + index) % sides.length;
    return [...sides.slice(first), ...sides.slice(0, first)].map((side) => ({ item, side }));
  });
}

interface Plan<Item extends string, Side extends string> {
  readonly rounds: number;
  /** For the usual rounds: no round begins later; the first one always does. Whoever asks for more waits longer. */
  readonly limitMs: number;
  readonly items: readonly Item[];
  readonly sides: readonly Side[];
  take(item: Item, side: Side): Promise<readonly { what: string; sample: Sample }[]>;
  say(line: string): void;
}

export async function inRounds<Item extends string, Side extends string>(plan: Plan<Item, Side>): Promise<Rounds> {
  const { rounds, limitMs, items, sides, take, say } = plan;
  const measured: Measured[] = [];
  const failures: string[] = [];
  const started = Date.now();
  const limit = limitMs * Math.max(1, rounds / USUAL_ROUNDS);
  for (let round = 0; round < rounds && (round === 0 || Date.now() - started < limit); round += 1) {
    for (const { item, side } of turnsOf(round, items, sides)) {
      try {
        for (const { what, sample } of await take(item, side)) measured.push({ what, side, round, sample });
      } catch (error) {
        const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        failures.push(`round ${round + 1}, ${item}, ${side}: ${words}`);
        say(`  left out: ${failures.at(-1)}`);
      }
    }
    say(`  round ${round + 1} of ${rounds} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  return { measured, failures };
}
