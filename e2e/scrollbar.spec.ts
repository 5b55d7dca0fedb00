import type { Page } from '@playwright/test';
import { askHowToOrder, heading, openMenu } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { t } from './support/text.ts';

/* With scrollbars as a desk has them: headless browsers have none otherwise. The page always has its own. */

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** A column of pixels, a part of the page's ground: equal columns are equal files. */
const columnAt = (page: Page, x: number, { top, bottom }: { top: number; bottom: number }) =>
  page.screenshot({ clip: { x, y: top, width: 1, height: bottom - top }, animations: 'disabled' });

/** The room of the scrollbar, and the page beside it. */
async function besideEachOther(page: Page, ground: { top: number; bottom: number }) {
  const { width } = page.viewportSize() ?? { width: 0 };
  const room = width - (await bodyWidth(page));
  expect(room, 'room for a scrollbar').toBeGreaterThan(10);
  return { inside: await columnAt(page, width - 4, ground), beside: await columnAt(page, width - room - 4, ground) };
}

const bodyWidth = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

async function expectNoStripe(page: Page, what: string, ground: { top: number; bottom: number }): Promise<void> {
  const { inside, beside } = await besideEachOther(page, ground);
  expect(inside.equals(beside), `${what}: the room looks like the page beside it`).toBe(true);
}

/** A scrollbar is drawn, so the room is none that only the page's ground would fill, beside a white footer. */
async function expectScrollbar(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight), 'is short').toBe(true);
  const { inside, beside } = await besideEachOther(page, { top: 100, bottom: 700 });
  expect(inside.equals(beside), 'the room is bare').toBe(false);
  // Reserved as well, it would be bare in a picture of the whole page, which has no scrollbar.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe('auto');
}

test('a page that does not scroll has a scrollbar, too: no bare room ends its footer early', async ({ page }) => {
  for (const address of ['/login', '/password-reset']) {
    await page.goto(address);
    await expectScrollbar(page);
  }
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });

  test('below a window the page keeps its width', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(heading(page, t('notFound.title'))).toBeVisible();
    const width = await bodyWidth(page);
    await askHowToOrder(page);
    expect(await bodyWidth(page)).toBe(width);
  });

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
