import type { Page } from '@playwright/test';
import { askHowToOrder, openMenu } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';

/* With scrollbars as a desk has them: headless browsers have none otherwise. The page keeps room for its own. */

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** A column of pixels, a part of the page's ground: equal columns are equal files. */
const columnAt = (page: Page, x: number, { top, bottom }: { top: number; bottom: number }) =>
  page.screenshot({ clip: { x, y: top, width: 1, height: bottom - top }, animations: 'disabled' });

async function expectNoStripe(page: Page, what: string, ground: { top: number; bottom: number }): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const reserved = await page.evaluate(() => window.innerWidth - document.body.getBoundingClientRect().width);
  expect(reserved, `${what}: room for a scrollbar`).toBeGreaterThan(10);
  // Within the room, and beside it.
  const [inside, beside] = [
    await columnAt(page, width - 4, ground),
    await columnAt(page, width - reserved - 4, ground),
  ];
  expect(inside.equals(beside), `${what}: the room looks like the page beside it`).toBe(true);
}

test('a page that does not scroll goes on below the room that is kept for a scrollbar', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  await expectNoStripe(page, 'login', { top: 0, bottom: 600 });
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });

  test('behind a window and behind the menu of a small screen, it is as dark as the page beside it', async ({
    page,
  }) => {
    await page.goto('/order');
    await expect(rows(page, 'order.listTitle').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await askHowToOrder(page);
    await page.mouse.move(0, 0);
    await expectNoStripe(page, 'a window', { top: 100, bottom: 800 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 600, height: 900 });
    await openMenu(page);
    await expectNoStripe(page, 'the menu', { top: 100, bottom: 800 });
  });
});
