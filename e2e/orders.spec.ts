import { listOrders } from '@portal/contract/order';
import { formatNumber } from '@portal/platform/text';
import * as v from 'valibot';
import { acceptButtons, rejectButtons, states } from './pages/estimates.ts';
import { heading } from './pages/frame.ts';
import { readCounts } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectSameAfterReload } from './support/page/looks.ts';
import { openTab } from './support/page/tabs.ts';
import { whileDeskRests } from './support/provider/desk.ts';
import { makeOrder, makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.describe('an order', () => {
  test.use({ account: 'sato' });

  test('estimates appear on the open page automatically, and are announced [2.27]', async ({ page, request }) => {
    await whileDeskRests(request, async () => {
      const order = await makeOrder('sato');
      await page.goto(`/order/${order.id}`);
      await expect(heading(page, order.name)).toBeVisible();
      await expect(page.getByText(t('estimate.empty'))).toBeVisible();
    });
    await expect(acceptButtons(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(t('estimate.empty'))).toBeHidden();
    const arrived = new RegExp(t('estimate.arrived', { count: '\\d+' }));
    await expect(page.getByRole('status').filter({ hasText: arrived })).toBeVisible();
    await expect(page.getByText(t('order.statusUnanswered')).first()).toBeVisible();
  });

  test('an estimate that somebody else has answered is reported, and shown with its new state', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409/);
    const order = await makeQuotedOrder('sato');
    const path = `/order/${order.id}`;
    await page.goto(path);
    await expect(rejectButtons(page).first()).toBeVisible();
    const colleague = await openTab(page, path);
    await rejectButtons(colleague).first().click();
    await colleague
      .getByRole('alertdialog')
      .getByRole('button', { name: t('estimate.reject') })
      .click();
    await expect(colleague.getByText(t('estimate.rejected'))).toBeVisible();

    await rejectButtons(page).first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('estimate.reject') })
      .click();
    await expect(page.getByText(t('estimate.statusChanged'))).toBeVisible();
    await page.getByRole('button', { name: t('common.close'), exact: true }).click();
    await expect(states(page, 'estimate.statusRejected')).toBeVisible();
  });

  test('an order of another company is not found', async ({ page, complaints }) => {
    complaints.allow(/404/);
    const { id } = await makeOrder('large');
    await page.goto(`/order/${id}`);
    await expect(heading(page, t('orderDetail.title'))).toBeVisible();
    await expect(
      page
        .getByText(t('errorDialog.notFound'))
        .or(page.getByText(t('notFound.body')))
        .first(),
    ).toBeVisible();
  });
});

test.describe('a list of five thousand orders', () => {
  test.use({ account: 'large' });

  test('filter, keyword and page are in the address: reload, back and forward keep them [2.24]', async ({ page }) => {
    await page.goto('/order');
    const list = rows(page, 'order.listTitle');
    await expect(list).toHaveCount(20);
    const firstOfAll = (await list.first().getByRole('link').first().textContent()) ?? '';
    const pages = page.getByRole('navigation', { name: t('pagination.label') });
    await pages.getByRole('button', { name: t('pagination.next') }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    const second = pages.getByRole('button', { name: t('pagination.current', { page: 2 }) });
    await expect(second).toBeVisible();
    // Until its rows arrive, those of the former page stay.
    await expect(list.first().getByRole('link').first()).not.toHaveText(firstOfAll);
    const firstRow = await list.first().getByRole('link').first().textContent();
    await expectSameAfterReload(page, second);
    await expect(list.first().getByRole('link').first()).toHaveText(firstRow ?? '');

    await page.getByRole('radio', { name: t('order.filterUncontracted') }).click();
    await expect(page).toHaveURL(/filter=uncontracted/);
    await expect(page).not.toHaveURL(/page=/);
    await expectSameAfterReload(page, page.getByRole('radio', { name: t('order.filterUncontracted'), checked: true }));
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(second).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('radio', { name: t('order.filterUncontracted') })).toBeChecked();
  });

  test('a double click on an order opens it once: one press of Back leads to the list', async ({ page }) => {
    await page.goto('/order');
    const order = rows(page, 'order.listTitle').first().getByRole('link').first();
    const name = (await order.textContent()) ?? '';
    await order.dblclick();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/order$/);
  });

  test('after paging the reading begins at the list’s heading', async ({ page }) => {
    await page.goto('/order');
    await page.getByRole('button', { name: t('pagination.next') }).click();
    await expect(heading(page, t('order.listTitle'))).toBeFocused();
    await expect(page.getByText('21〜40件目', { exact: false })).toBeVisible();
    await expect(heading(page, t('order.listTitle'))).toBeInViewport();
  });

  test('the column headers stay below the page’s header, and no column changes its width with a filter', async ({
    page,
  }) => {
    // The longest name that a person may have, in one of the lists.
    await page.route(/\/order\?.*orderStatusFilter=uncontracted/, async (route) => {
      const response = await route.fetch();
      const list = v.parse(listOrders.answer, await response.json());
      const data = list.data.map((order) => ({ ...order, contact: { ...order.contact, lastName: 'ナ'.repeat(40) } }));
      await route.fulfill({ response, json: { ...list, data } });
    });
    await page.goto('/order');
    await expect(rows(page, 'order.listTitle')).toHaveCount(20);
    const headers = page.getByRole('columnheader');
    const widths = () => headers.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const atFirst = await widths();
    for (const [filter, name] of [
      ['unanswered', 'order.filterUnanswered'],
      ['uncontracted', 'order.filterUncontracted'],
      ['notDownloadedBilling', 'order.filterNotDownloadedBilling'],
    ] as const) {
      // Until its rows come, those of the filter before are shown, and at the very first they are not busy yet.
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().includes(`orderStatusFilter=${filter}`),
      );
      await page.getByRole('radio', { name: t(name) }).click();
      await answered;
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (filter === 'uncontracted') await expect(rows(page, 'order.listTitle').first()).toContainText('ナナナ');
      expect(await widths(), filter).toEqual(atFirst);
    }
    await expect(rows(page, 'order.listTitle')).toHaveCount(20);
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    // A page that has just arrived goes to its top, perhaps a moment later.
    const topWhenScrolled = () =>
      headers.first().evaluate((cell) => {
        scrollTo(0, 600);
        return cell.getBoundingClientRect().top;
      });
    await expect.poll(topWhenScrolled).toBe(bottom);
    await expect(headers.first()).toBeInViewport();
  });

  test('"unanswered" shows no ended order, and home counts the same', async ({ page }) => {
    await page.goto('/');
    const { 'home.unansweredQuoteCount': count } = await readCounts(page);
    const name = t('home.countLabel', { label: t('home.unansweredQuoteCount'), count: formatNumber(count) });
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/filter=unanswered/);
    await expect(rows(page, 'order.listTitle')).toHaveCount(20);
    await expect(page.getByText(t('common.rangeOfTotal', { from: 1, to: 20, total: count }))).toBeVisible();
    // The oldest ones are on the last page.
    await page
      .getByRole('navigation', { name: t('pagination.label') })
      .getByRole('button')
      .nth(-2)
      .click();
    await expect(page.getByText(t('common.rangeOfTotal', { from: 1, to: 20, total: count }))).toBeHidden();
    await expect(rows(page, 'order.listTitle').first()).toBeVisible();
    await expect(page.getByRole('table').getByText(t('order.statusClosed'))).toHaveCount(0);
  });
});

/** A name of 24 px a line, two of 21, the space around them and the line below. */
const THREE_LINES = 2 * 24 + 21 + 24 + 1;

test.describe('a tablet', () => {
  test.use({ account: 'yamada', viewport: { width: 768, height: 1024 } });

  test('no row has more than three lines', async ({ page }) => {
    await page.goto('/order');
    const list = rows(page, 'order.listTitle');
    await expect(list.first()).toBeVisible();
    for (const width of [768, 900, 1024, 1100]) {
      await page.setViewportSize({ width, height: 1024 });
      const heights = await list.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
      expect(Math.max(...heights), `${width}: ${heights}`).toBeLessThanOrEqual(THREE_LINES);
    }
  });
});
