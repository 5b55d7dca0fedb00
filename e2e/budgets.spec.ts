import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { costOf, countLoads, untilContent } from './support/page/journey-cost.ts';

/* What the pages name, and what moves between areas load: e2e/budgets.json says how much it may be (docs/adr/0069). */

test.describe.configure({ mode: 'parallel' });

const root = join(import.meta.dirname, '..');
const Budgets = v.record(v.string(), v.object({ requests: v.number() }));
const budgets = v.parse(Budgets, JSON.parse(readFileSync(join(root, 'e2e/budgets.json'), 'utf8')));
/** From home on, by the main menu, without a hover before. */
const MOVES = ['/order', '/billing', ...(hasNews ? ['/news'] : [])];

const requestsOf = (journey: string): number => budgets[journey]?.requests ?? 0;

test('no page names more bytes than its budget has', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['size-limit'], { cwd: root, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test.describe('moves', () => {
  test.use({ account: 'yamada' });
  test('moves to other areas have their code in the first wave, and make few requests', async ({ page }) => {
    const watch = await countLoads(page);
    await page.goto('/');
    await untilContent(page);
    for (const [index, path] of MOVES.entries()) {
      watch.restart();
      const pressedAt = await page.evaluate((href) => {
        const now = performance.now();
        // No pointer has been over it, so nothing has been loaded ahead.
        document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
        return now;
      }, path);
      const { requests, waves } = costOf(watch, await untilContent(page, pressedAt));
      const move = `${MOVES[index - 1] ?? '/'} → ${path}`;
      expect(waves, `waves of code: ${move}`).toBe(1);
      expect(requests, `requests: ${move}`).toBeLessThanOrEqual(requestsOf(move));
    }
  });
});
