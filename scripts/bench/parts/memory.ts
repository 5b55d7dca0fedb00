import { median } from '../figures/statistics.ts';
import { bytes, exactTimes, table } from '../figures/tables.ts';
import { move, visit } from '../sample.ts';
import { SIDES, type Side } from '../stack.ts';
import { openVisitor, type Visitor } from '../visitor.ts';
import type { Bench, PartReport } from './part.ts';

const MOVES = 20;
const AT_MOST_ROUNDS = 3;
const PATHS = ['/order', '/billing', '/usage', '/news'] as const;

/** What JavaScript keeps after twenty moves, with the garbage collected. */
export async function measureMemory({ browser, stack, options, signedIn, say }: Bench): Promise<PartReport> {
  const kept: Record<Side, { before: number; after: number }[]> = { portal: [], monolith: [] };
  const failures: string[] = [];
  for (let round = 0; round < Math.min(options.rounds, AT_MOST_ROUNDS); round += 1)
    for (const side of SIDES) {
      const visitor = await openVisitor(browser, signedIn[side], { isSlow: false });
      try {
        await visit(visitor, `${stack.origins[side]}/`);
        const before = await heapOf(visitor);
        for (let step = 0; step < MOVES; step += 1) await move(visitor, PATHS[step % PATHS.length] ?? '/order');
        kept[side].push({ before, after: await heapOf(visitor) });
      } catch (error) {
        failures.push(`memory, round ${round + 1}, ${side}: ${error instanceof Error ? error.message : error}`);
        say(`  left out: ${failures.at(-1)}`);
      } finally {
        await visitor.leave();
      }
    }
  if (SIDES.some((side) => kept[side].length === 0)) throw new Error(failures.join('\n'));
  const middle = (side: Side, when: 'before' | 'after') => median(kept[side].map((one) => one[when]));
  const row = (what: string, when: 'before' | 'after') => {
    const [theirs, ours] = [middle('monolith', when), middle('portal', when)];
    return [what, bytes(theirs), bytes(ours), exactTimes(ours / theirs)];
  };
  const text = table(
    ['bytes of JavaScript’s heap', 'monolith', 'portal', ''],
    [row('home, cold', 'before'), row(`after ${MOVES} moves between four areas`, 'after')],
  );
  return { text, failures };
}

async function heapOf({ session }: Visitor): Promise<number> {
  await session.send('HeapProfiler.enable');
  // The second finds what the first one's finalizers have let go.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
