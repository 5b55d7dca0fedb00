import type { Page } from '@playwright/test';
import { customersPages, type EachPage, VISITORS } from './pages/each-page.ts';
import { acceptButtons } from './pages/estimates.ts';
import { heading, homeLink, openMenu } from './pages/frame.ts';
import { queueItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { filledButtons, watchArrival } from './support/page/looks.ts';
import { LONG, NARROW, SCREENS, SHIFT_LIMITS, WIDE } from './support/page/screens.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** Used to make orders, as in other files; existing orders are never changed. */
test.use({ account: 'sato' });

/** As long after a press, the browser counts nothing that moves as unexpected. */
const INPUT_MS = 500;

/** Each page with slow answers; before it is opened, the screen gets the width that it is to have. */
async function expectStill(
  page: Page,
  pages: readonly EachPage[],
  limit: number,
  widthOf?: (index: number) => number,
): Promise<void> {
  await page.route(`${API}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  const arrival = await watchArrival(page);
  for (const [index, { path, sign }] of pages.entries()) {
    const width = widthOf?.(index);
    await test.step(width ? `${path}, ${width} px` : path, async () => {
      if (width) await page.setViewportSize({ ...NARROW.viewport, width });
      await page.goto(path);
      await expect(sign(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, by, headings } = await arrival();
      expect.soft(sum, `${path}, ${width ?? 'desk'}: ${by}`).toBeLessThan(limit);
      expect.soft(headings, `${path}: the heading's texts`).toHaveLength(1);
    });
  }
}

const STILL = 'nothing moves while a page arrives, however slow the answers, and its heading stays';

test.describe('on a desk', () => {
  test.use(WIDE);
  test(STILL, async ({ page }) => {
    test.slow();
    await expectStill(page, await customersPages('sato'), SHIFT_LIMITS['on a desk']);
  });
  test.describe('of a visitor', () => {
    test.use({ account: undefined });
    test(STILL, async ({ page, complaints }) => {
      complaints.allow(/accounts:resetPassword/);
      await expectStill(page, VISITORS, SHIFT_LIMITS['on a desk']);
    });
  });
});

test.describe('on phones', () => {
  test.use(NARROW);
  const WIDTHS = [320, NARROW.viewport.width] as const;
  const widthOf = (first: number) => (index: number) => WIDTHS[(index + first) % 2] ?? 0;
  // Both tests have every page: at one width in the usual run, at the other one in the long run.
  for (const [which, first, length] of [
    ['each page at one width', 0, {}],
    ['each page at the other width', 1, LONG],
  ] as const)
    test(`${STILL}: ${which}`, length, async ({ page }) => {
      test.slow();
      await expectStill(page, await customersPages('sato'), SHIFT_LIMITS['on a phone'], widthOf(first));
    });
  test.describe('of a visitor', () => {
    test.use({ account: undefined });
    test(STILL, async ({ page, complaints }) => {
      complaints.allow(/accounts:resetPassword/);
      const ofWidth = (index: number) => WIDTHS[Math.floor(index / VISITORS.length)] ?? 0;
      await expectStill(page, [...VISITORS, ...VISITORS], SHIFT_LIMITS['on a phone'], ofWidth);
    });
  });
});

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('there is one filled button per screen; in a dialog it belongs to the dialog', async ({ page }) => {
      const order = await makeQuotedOrder('sato');
      for (const [path, names] of [
        ['/', [screen === 'on a phone' ? t('header.requestSearchShort') : t('header.requestSearch')]],
        ['/order', [screen === 'on a phone' ? t('header.requestSearchShort') : t('header.requestSearch')]],
        ['/order/create', [t('common.next')]],
        ['/order/create-by-file', [t('orderFile.submit')]],
        [`/order/${order.id}/share`, [t('share.toAddress')]],
        [`/order/${order.id}/update`, []],
        [`/order/${order.id}/contract`, []],
        ['/option', [screen === 'on a phone' ? t('header.requestOptionShort') : t('header.requestOption')]],
        ['/option/create', [t('option.submit')]],
        [`/order/${order.id}`, []],
      ] as const) {
        await page.goto(path);
        await expect(homeLink(page)).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => filledButtons(page), path).toEqual(names);
      }
      await acceptButtons(page).first().click();
      // A button under the pointer has another colour.
      await page.mouse.move(0, 0);
      await expect.poll(() => filledButtons(page)).toEqual([t('estimate.accept')]);
    });
  });
}

for (const [screen, size] of SCREENS) {
  test.describe(`a list that is opened once more, ${screen}`, () => {
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
        [onHome('="/news"'), 'news.title'],
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
