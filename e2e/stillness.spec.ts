import { acceptButtons } from './pages/estimates.ts';
import { homeLink, openMenu } from './pages/frame.ts';
import { queueItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { filledButtons, watchArrival } from './support/page/looks.ts';
import { NARROW, SCREENS } from './support/page/screens.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** Used to make orders, as in other files; existing orders are never changed. */
test.use({ account: 'sato' });

/** As long after a press, the browser counts nothing that moves as unexpected. */
const INPUT_MS = 500;

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('the filled button of a dialog is the dialog’s', async ({ page }) => {
      const order = await makeQuotedOrder('sato');
      await page.goto(`/order/${order.id}`);
      await acceptButtons(page).first().click();
      // A button under the pointer has another colour.
      await page.mouse.move(0, 0);
      await expect.poll(() => filledButtons(page)).toEqual([t('estimate.accept')]);
    });
  });
}

for (const [screen, size, length] of SCREENS) {
  test.describe(`a list that is opened once more, ${screen}`, length, () => {
    test.use({ ...size, account: 'yamada' });

    test('has its first rows at once, and nothing moves when the others follow', async ({ page }) => {
      test.slow();
      const arrival = await watchArrival(page);
      await page.goto('/');
      // Slowly enough for a frame between the first rows and the others.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const onHome = (href: string) => async () => page.locator('main').locator(`a[href${href}]`).first();
      const inMenu = (area: string) => async () => {
        const link = (await openMenu(page)).getByRole('link', { name: area });
        await page.waitForTimeout(INPUT_MS);
        return link;
      };
      for (const [findLink, title] of [
        [onHome('^="/order?"'), 'order.listTitle'],
        [inMenu('請求'), 'billing.title'],
        ...(hasNews ? ([[onHome('="/news"'), 'news.title']] as const) : []),
      ] as const) {
        const open = async () => {
          // Not with a finger or a mouse: what moves right after a press is not counted.
          await (await findLink()).dispatchEvent('click');
          await expect(rows(page, title).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        };
        await open();
        const all = await rows(page, title).count();
        await homeLink(page).dispatchEvent('click');
        await expect(queueItems(page).first()).toBeVisible();
        const before = await arrival();
        await open();
        await expect(rows(page, title)).toHaveCount(all);
        const { sum, by } = await arrival();
        expect.soft(sum - before.sum, `${title}, ${all} rows: ${by}`).toBe(0);
        await homeLink(page).dispatchEvent('click');
      }
    });
  });
}

test.describe('where the main action is docked', () => {
  test.use(NARROW);

  test('a bar over the foot stands on it: nothing of the page shows between them', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/order');
    await expect(rows(page, 'order.listTitle').first()).toBeVisible();
    await context.setOffline(true);
    const bar = page.locator('[data-foot-bar]');
    await expect(bar).toContainText(t('offline.banner'));
    const [over, docked] = await Promise.all([bar.boundingBox(), page.locator('[data-docked]').boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBe(docked?.y);
  });

  test('with the keyboard, the focused element is never hidden by what is docked', async ({ page }) => {
    await page.goto('/order');
    await expect(rows(page, 'order.listTitle').first()).toBeVisible();
    const dock = page.locator('[data-docked]');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await dock.locator(':focus').count()) > 0) break;
      const [place, docked] = await Promise.all([focused.boundingBox(), dock.boundingBox()]);
      if (!place || !docked) continue;
      const name = (await focused.textContent())?.slice(0, 30);
      expect.soft(place.y + place.height, `step ${step}, ${name}`).toBeLessThanOrEqual(docked.y);
    }
  });
});
