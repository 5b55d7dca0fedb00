import type { BrowserContextOptions } from '@playwright/test';
import { addressesOf } from '../addresses.ts';
import { pressesTable, type Shift, shiftsTable, WIDTHS } from '../figures/interaction.ts';
import { ACTIONS } from '../interaction/actions.ts';
import { areTold, type Presses, pressed, watchEvents } from '../interaction/presses.ts';
import { inRounds, type Rounds } from '../rounds.ts';
import { visit } from '../sample.ts';
import { DESK, openVisitor, slowDown, stateFor } from '../visitor.ts';
import { type Bench, MINUTE_MS, type PartReport } from './part.ts';

const LIMIT_OF_PRESSES_MS = 2.5 * MINUTE_MS;
const LIMIT_OF_A_PAGE_MS = 0.3 * MINUTE_MS;
const NARROWEST_DESK = 1200;
/** What moves does so in nearly every round. */
const AT_MOST_ROUNDS_OF_SHIFTS = 3;
/** The monolith is made of the same components. */
const SIDES = ['portal'] as const;

/** How soon the portal answers a press, and how much its pages move while they arrive. */
export async function measureInteraction(bench: Bench): Promise<PartReport> {
  const presses = await measurePresses(bench);
  const shifts = await measureShifts(bench);
  const failures = [...presses.failures, ...shifts.failures];
  if (presses.measured.length + shifts.measured.length === 0) throw new Error(failures.join('\n'));
  const samples = presses.measured.map(({ sample }) => sample);
  if (samples.length > 0 && !areTold(samples)) throw new Error('the browser tells of no press');
  return { text: `${pressesTable(presses.measured)}\n\n${shiftsTable(shifts.measured)}`, failures };
}

function measurePresses({ browser, stack, options, signedIn, say }: Bench): Promise<Rounds<Presses>> {
  const actions = new Map(ACTIONS.filter(({ page }) => options.pages.includes(page)).map((one) => [one.what, one]));
  return inRounds({
    rounds: options.rounds,
    limitMs: LIMIT_OF_PRESSES_MS,
    items: [...actions.keys()],
    sides: SIDES,
    say,
    take: async (what, side) => {
      const action = actions.get(what);
      if (!action) return [];
      const visitor = await openVisitor(browser, stateFor(action.page, signedIn[side]), { isSlow: false });
      try {
        await watchEvents(visitor.page);
        // How the page arrives is not measured here.
        await action.open(visitor, stack.origins[side]);
        await slowDown(visitor);
        return [{ what, sample: await pressed(visitor, action.presses, () => action.act(visitor.page)) }];
      } finally {
        await visitor.leave();
      }
    },
  });
}

async function measureShifts(bench: Bench): Promise<Rounds<Shift>> {
  const { browser, stack, options, signedIn, say } = bench;
  const addresses = await addressesOf(options.pages, bench);
  const visits = options.pages.flatMap((page) => WIDTHS.map((width) => ({ page, width })));
  return inRounds({
    rounds: Math.min(options.rounds, AT_MOST_ROUNDS_OF_SHIFTS),
    limitMs: options.pages.length * LIMIT_OF_A_PAGE_MS,
    items: visits,
    sides: SIDES,
    nameOf: ({ page, width }) => `${page} at ${width} px`,
    say,
    take: async ({ page, width }, side) => {
      const visitor = await openVisitor(browser, stateFor(page, signedIn[side]), { screen: screenOf(width) });
      try {
        const { shift } = await visit(visitor, `${stack.origins[side]}${addresses.get(page)}`);
        return [{ what: page, sample: { width, shift } }];
      } finally {
        await visitor.leave();
      }
    },
  });
}

const screenOf = (width: number): BrowserContextOptions =>
  width < NARROWEST_DESK
    ? { viewport: { width, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : DESK;
