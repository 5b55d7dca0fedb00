import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Budgets, excess, type Measured } from './bench/page-load/budget.ts';
import { expect, test } from './portal-test.ts';
import { costOf, countLoads, untilContent } from './support/page/journey-cost.ts';
import { addressOf } from './support/provider/lessee-api.ts';

/* What the customers' journeys load, exactly: e2e/budgets.json says how much it may be. */

test.describe.configure({ mode: 'parallel' });

const { journeys } = v.parse(Budgets, JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));
const PAGES = Object.keys(journeys).filter((journey) => !journey.includes(' → '));
/** From home on, by the main menu, without a hover before. */
const MOVES = ['/order', '/billing', '/news'];

function expectWithin({ journey, cost }: Measured): void {
  const budget = journeys[journey] ?? { bytes: 0, requests: 0, waves: 0 };
  expect(
    excess(cost, budget),
    `${journey} costs too much. What grew, and what to do, says: npx tsx scripts/budgets.ts`,
  ).toEqual([]);
}

for (const path of PAGES)
  test.describe(path, () => {
    test.use({ account: path === '/login' ? undefined : 'yamada' });
    test(`a cold ${path} loads no more than its budget`, async ({ page }) => {
      const watch = await countLoads(page);
      await page.goto(await addressOf(path, 'yamada'));
      const contentAt = await untilContent(page);
      expectWithin(costOf(path, watch, contentAt));
    });
  });

test.describe('moves', () => {
  test.use({ account: 'yamada' });
  test('moves to other areas load no more than their budgets', async ({ page }) => {
    const watch = await countLoads(page);
    await page.goto('/');
    await untilContent(page);
    const costs: Measured[] = [];
    for (const [index, path] of MOVES.entries()) {
      watch.restart();
      const pressedAt = await page.evaluate((href) => {
        const now = performance.now();
        // No pointer has been over it, so nothing has been loaded ahead.
        document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
        return now;
      }, path);
      const contentAt = await untilContent(page, pressedAt);
      costs.push(costOf(`${MOVES[index - 1] ?? '/'} → ${path}`, watch, contentAt));
    }
    for (const cost of costs) expectWithin(cost);
  });
});
