import { compare, overall } from '../figures/comparison.ts';
import { loadedTable, timesTable } from '../figures/tables.ts';
import { inRounds } from '../rounds.ts';
import { hover, move, press, quiet, visit } from '../sample.ts';
import { SIDES } from '../stack.ts';
import { openVisitor, slowDown, type Visitor } from '../visitor.ts';
import { countWaves, numberOfWaves } from './count-waves.ts';
import { type Bench, MINUTE_MS, type PartReport, PORTAL_TO_MONOLITH } from './part.ts';

const LIMIT_MS = 4 * MINUTE_MS;
/** From home on, each time to another remote. */
const PATHS = ['/order', '/billing', '/news'] as const;
const WAYS = ['pressed', 'hovered'] as const;

type Way = (typeof WAYS)[number];

/** From area to area by the main menu: for the first time, again, and for the first time after a hover. */
export async function measureMoves(bench: Bench): Promise<PartReport> {
  const { browser, stack, options, signedIn, say } = bench;
  const { measured, failures } = await inRounds({
    rounds: options.rounds,
    limitMs: LIMIT_MS,
    items: WAYS,
    sides: SIDES,
    say,
    take: async (way, side) => {
      const visitor = await openVisitor(browser, signedIn[side], { isSlow: false });
      try {
        // How home arrives is not measured here.
        await visit(visitor, `${stack.origins[side]}/`);
        await slowDown(visitor);
        return await walk(visitor, way, (path) => move(visitor, path));
      } finally {
        await visitor.leave();
      }
    },
  });
  const comparisons = compare(measured, PORTAL_TO_MONOLITH);
  const all = overall(measured, PORTAL_TO_MONOLITH, 'content');
  const waves = await countWaves(
    bench,
    WAYS.map((way) => ({
      name: way,
      state: (side) => signedIn[side],
      walk: async (visitor, side) => {
        await visit(visitor, `${stack.origins[side]}/`);
        const { page } = visitor;
        return walk(visitor, way, async (path) => {
          const count = await numberOfWaves(page, () => press(page, path));
          await quiet(visitor);
          return count;
        });
      },
    })),
  );
  return {
    text: `${timesTable(comparisons, all)}\n\n${loadedTable(comparisons, waves.counted)}`,
    failures: [...failures, ...waves.failures],
  };
}

type Taken<T> = { what: string; sample: T }[];

/** From home, through all areas. `take` presses the link to this path. */
async function walk<T>(visitor: Visitor, way: Way, take: (path: string) => Promise<T>): Promise<Taken<T>> {
  return way === 'hovered'
    ? lap(visitor, 'after a hover', true, take)
    : [...(await lap(visitor, 'pressed', false, take)), ...(await lap(visitor, 'again', false, take))];
}

async function lap<T>(
  visitor: Visitor,
  how: string,
  isHovered: boolean,
  take: (path: string) => Promise<T>,
): Promise<Taken<T>> {
  const moves = [];
  for (const path of PATHS) {
    if (isHovered) await hover(visitor, path);
    moves.push({ what: `→ ${path}, ${how}`, sample: await take(path) });
  }
  return moves;
}
