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

/** From area to area by the main menu: for the first time, again, and for the first time after a hover. */
export async function measureMoves({ browser, stack, options, signedIn, say }: Bench): Promise<PartReport> {
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
        return way === 'hovered'
          ? await lap(visitor, 'after a hover', true)
          : [...(await lap(visitor, 'pressed', false)), ...(await lap(visitor, 'again', false))];
      } finally {
        await visitor.leave();
      }
    },
  });
  const comparisons = compare(measured, PORTAL_TO_MONOLITH);
  const all = overall(measured, PORTAL_TO_MONOLITH, 'content');
  return {
    text: `${timesTable(comparisons, all)}\n\n${loadedTable(comparisons)}`,
    failures,
    rows: comparisons.map(({ what, ratio }) => ({ what, bytes: ratio.bytes, content: ratio.content })),
  };
}

async function lap(visitor: Visitor, how: string, isHovered: boolean): Promise<{ what: string; sample: Sample }[]> {
  const moves = [];
  for (const path of PATHS) {
    if (isHovered) await hover(visitor, path);
    moves.push({ what: `→ ${path}, ${how}`, sample: await move(visitor, path) });
  }
  return moves;
}
