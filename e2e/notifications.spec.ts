import type { Page } from '@playwright/test';
import { estimateRows } from './pages/estimates.ts';
import { notificationItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/* What is new since the last visit, on the page of notifications and where it leads (docs/adr/0076). */

test.use({ account: 'sato' });

const NEW = t('common.new');
const orderRow = (page: Page, name: string) => rows(page, 'order.listTitle').filter({ hasText: name });
const untilRead = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/notifications/read'));

test('a new estimate is marked in the list of orders and on its order, until it has been looked at', async ({
  page,
}) => {
  const { name } = await makeQuotedOrder('sato');
  await page.goto('/order');
  await expect(orderRow(page, name)).toContainText(NEW);
  const read = untilRead(page);
  await orderRow(page, name).click();
  await expect(estimateRows(page).first()).toContainText(NEW);
  expect((await read).status()).toBe(200);
  await expect(estimateRows(page).first(), 'for as long as it is looked at').toContainText(NEW);
  await page.goto('/order');
  await expect(orderRow(page, name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(orderRow(page, name)).not.toContainText(NEW);
});

test('a notification leads to its place, and is read by then', async ({ page }) => {
  const { id, name } = await makeQuotedOrder('sato');
  const items = notificationItems(page).filter({ hasText: name });
  await page.goto('/notifications');
  await expect(items.first()).toContainText(NEW);
  await expect(items.first()).toContainText(t('notifications.estimate'));
  let reads = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/notifications/read')) reads += 1;
  });
  await items.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/order/${id}`));
  await expect(estimateRows(page).first()).toBeVisible();
  await expect.poll(() => reads, 'the press, and the visit for the others of the order').toBe(2);
  await page.goBack();
  await expect(items.first()).toBeVisible();
  await expect(items.filter({ hasText: NEW })).toHaveCount(0);
});
