import type { Page } from '@playwright/test';
import { heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { t } from './support/text.ts';

/* The page behind the one on the screen, which is prepared while a mouse rests on its link (docs/adr/0060). */

test.use({ account: 'yamada' });

const main = (page: Page) => page.locator('main');
const prepared = (page: Page) => main(page).locator('> [aria-hidden=true]');
const link = (page: Page) =>
  page.getByRole('navigation', { name: t('nav.label') }).getByRole('link', { name: t('billing.title'), exact: true });

/** A page without a table, and then the bills behind it. */
async function openPassword(page: Page): Promise<void> {
  await page.goto('/password');
  await expect(heading(page, t('password.title'))).toBeVisible();
}
async function prepareBills(page: Page): Promise<void> {
  await link(page).hover();
  // Without a layout it would have no height.
  const firstRow = prepared(page).locator('tbody tr').first();
  await expect.poll(() => firstRow.evaluate((row) => row.getBoundingClientRect().height)).toBeGreaterThan(50);
}

/** By the browser's own search, which TypeScript does not know. */
const isFound = (page: Page, text: string) =>
  page.evaluate((wanted) => (window as unknown as { find(text: string): boolean }).find(wanted), text);

test('nobody finds it: no key, no search, no screen reader, no printer; and it takes no room', async ({ page }) => {
  await openPassword(page);
  const [before, height] = [await main(page).ariaSnapshot(), (await main(page).boundingBox())?.height];
  await prepareBills(page);

  expect(await main(page).ariaSnapshot()).toBe(before);
  expect((await main(page).boundingBox())?.height).toBe(height);
  const text = (await prepared(page).locator('tbody td > [data-value]').first().textContent()) ?? '';
  expect([await isFound(page, t('password.title')), await isFound(page, text)]).toEqual([true, false]);
  const focusable = await prepared(page)
    .locator('a, button, input')
    .evaluateAll((elements) =>
      elements.map((element) => {
        (element as HTMLElement).focus();
        return document.activeElement === element;
      }),
    );
  expect(focusable.length).toBeGreaterThan(5);
  expect(focusable).not.toContain(true);
  // The paper of its table is not that of the page on the screen.
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).page)).toBe('auto');
});

test('it is what a press shows, and the page before is there again with Back', async ({ page }) => {
  await openPassword(page);
  await prepareBills(page);
  const row = await prepared(page).locator('tbody tr').first().elementHandle();
  await link(page).click();
  await expect(heading(page, t('billing.title'))).toBeFocused();
  expect(await row?.isVisible()).toBe(true);
  await expect(rows(page, 'billing.title').first()).toBeVisible();
  await expect(prepared(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).page)).toBe('landscape');
  await page.emulateMedia({ media: null });
  await page.goBack();
  await expect(heading(page, t('password.title'))).toBeFocused();
  await expect(rows(page, 'billing.title')).toHaveCount(0);
});
