import { inRounds, type Measured } from '../rounds.ts';
import { move, visit } from '../sample.ts';
import type { Bench } from '../stack.ts';
import { comparison } from '../tables.ts';
import { openVisitor, slowDown } from '../visitor.ts';

/** By the main menu, each time to another remote. */
const PATHS = ['/order', '/billing', '/news'];

/** From home through the areas: for the first time, and again. */
export async function measureMoves({ browser, stack, options, signedIn }: Bench): Promise<string> {
  const measured = await inRounds(options.rounds, ['/'], async (home, side) => {
    const visitor = await openVisitor(browser, signedIn[side], { isSlow: false });
    try {
      // How home arrives is not measured here.
      await visit(visitor, `${stack.origins[side]}${home}`);
      await slowDown(visitor);
      const moves: Measured[] = [];
      for (const how of ['pressed', 'again'])
        for (const path of PATHS) moves.push({ what: `→ ${path}, ${how}`, sample: await move(visitor, path) });
      return moves;
    } finally {
      await visitor.leave();
    }
  });
  return comparison(measured);
}
