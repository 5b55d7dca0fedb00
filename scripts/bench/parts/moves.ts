import { compare, overall } from '../figures/comparison.ts';
import { loadedTable, timesTable } from '../figures/tables.ts';
import { inRounds } from '../rounds.ts';
import { hover, move, type Sample, visit } from '../sample.ts';
import { SIDES } from '../stack.ts';
import { openVisitor, slowDown, type Visitor } from '../visitor.ts';
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
        return await walk(visitor, way);
      } finally {
        await visitor.leave();
      }
    },
  });
  const comparisons = compare(measured, PORTAL_TO_MONOLITH);
  const all = overall(measured, PORTAL_TO_MONOLITH, 'content');
  return { text: `${timesTable(comparisons, all)}\n\n${loadedTable(comparisons)}`, failures };
}

type Taken = { what: string; sample: Sample }[];

/** From home, through all areas. */
async function walk(visitor: Visitor, way: Way): Promise<Taken> {
  return way === 'hovered'
    ? lap(visitor, 'after a hover')
    : [...(await lap(visitor, 'pressed')), ...(await lap(visitor, 'again'))];
}

async function lap(visitor: Visitor, how: 'pressed' | 'again' | 'after a hover'): Promise<Taken> {
  const moves: Taken = [];
  for (const path of PATHS) {
    if (how === 'after a hover') await hover(visitor, path);
    moves.push({ what: `→ ${path}, ${how}`, sample: await move(visitor, path) });
  }
  return moves;
}
