import type { Page } from '@playwright/test';
import { acceptButtons } from './pages/estimates.ts';
import { askHowToOrder, heading, openMenu } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectNoSidewaysScrolling } from './support/page/looks.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/** A screen of 1280 × 1024 at 400 % zoom. */
test.use({ account: 'sato', viewport: { width: 320, height: 256 } });

/** What stays where it is on the screen while the page scrolls by. */
async function sticking(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const isInSight = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && isInSight(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test('at 400 % zoom nothing sticks to the screen, on no kind of page', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const order = await makeQuotedOrder('sato');
  for (const [path, sign] of [
    ['/', page.getByRole('heading', { name: t('home.attentionTitle') })],
    ['/order', rows(page, 'order.listTitle').first()],
    [`/order/${order.id}`, acceptButtons(page).first()],
    ['/order/create', heading(page, t('orderCreate.title'))],
    ['/billing', rows(page, 'billing.title').first()],
  ] as const) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    expect(await sticking(page), path).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  await context.setOffline(true);
  await expect(page.getByText(t('offline.banner'))).toBeAttached();
  expect(await sticking(page), 'offline').toEqual([]);
});

test('at 400 % zoom a window scrolls as a whole, so that each of its parts has the screen', async ({ page }) => {
  const order = await makeQuotedOrder('sato');
  await page.goto('/');
  await openMenu(page);
  await expectScrollsAsAWhole(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('userMenu.logout') })
    .click({ trial: true });
  await page.keyboard.press('Escape');
  await askHowToOrder(page);
  await expectScrollsAsAWhole(page);
  await page.goto(`/order/${order.id}`);
  await acceptButtons(page).first().click();
  await expectScrollsAsAWhole(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('estimate.accept') })
    .click({ trial: true });
});

test.describe('on a screen that is just high enough', () => {
  test.use({ viewport: { width: 375, height: 420 } });

  test('what a window says scrolls between its head and its buttons, which stay at its lower edge', async ({
    page,
  }) => {
    const order = await makeQuotedOrder('sato');
    await page.goto(`/order/${order.id}`);
    await acceptButtons(page).first().click();
    const window = page.getByRole('dialog');
    const accept = window.getByRole('button', { name: t('estimate.accept') });
    await expect(accept).toBeInViewport({ ratio: 1 });
    const [scrolls, below] = await window.evaluate((dialog) => {
      const says = dialog.querySelector('[data-scrolls]');
      const foot = says?.nextElementSibling?.getBoundingClientRect().bottom ?? 0;
      return [says && says.scrollHeight > says.clientHeight, dialog.getBoundingClientRect().bottom - foot] as const;
    });
    expect(scrolls).toBe(true);
    expect(below).toBeLessThan(2);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the buttons of a short message stand at the lower edge of its window', async ({
    page,
    context,
    complaints,
  }) => {
    // The page may still be reading what it reads when it is idle.
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/email-setting');
    await page.getByRole('radio', { checked: false }).first().check();
    await context.setOffline(true);
    await page.getByRole('button', { name: t('emailSetting.submit') }).click();
    const window = page.getByRole('alertdialog');
    await expect(window).toBeVisible();
    const below = await window.evaluate((dialog) => {
      const foot = dialog.querySelector('[data-scrolls]')?.nextElementSibling;
      return dialog.getBoundingClientRect().bottom - (foot?.getBoundingClientRect().bottom ?? 0);
    });
    expect(below).toBeLessThan(2);
  });
});

/** Nothing in it scrolls by itself, and its lower edge is on the screen. */
async function expectScrollsAsAWhole(page: Page): Promise<void> {
  const looks = await page.getByRole('dialog').evaluate((dialog) => ({
    within: [...dialog.querySelectorAll('*')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1 && element.matches('[data-scrolls]'))
      .filter((element) => getComputedStyle(element).overflowY !== 'visible')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    isOnScreen: dialog.getBoundingClientRect().bottom <= innerHeight + 1,
    scrolls: dialog.scrollHeight > dialog.clientHeight,
  }));
  expect(looks).toEqual({ within: [], isOnScreen: true, scrolls: true });
}
