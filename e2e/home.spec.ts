import type { Page } from '@playwright/test';
import type { News } from '@portal/shared/contract/news';
import type { OrderProgress } from '@portal/shared/contract/order';
import { goTo, heading, unreadNews } from './pages/frame.ts';
import { queueItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/accessible.ts';
import { API } from './support/addresses.ts';
import { filledButtons } from './support/looks.ts';
import { NARROW, SCREENS } from './support/screens.ts';
import { t } from './support/text.ts';

/** Its data stay: what the pop-up saves is saved already. */
test.use({ account: 'sato' });

const popup = (page: Page) => page.getByRole('dialog', { name: t('dialog.noticeTitle') });

/** As before the customer hid the latest news, which here have a long text; what is saved counts from then on. */
async function showNewsAgain(page: Page): Promise<void> {
  let isHidden = false;
  page.context().on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/visibility')) isHidden = true;
  });
  await page.context().route(`${API}/news/latest/homeDisplay`, async (route) => {
    const response = await route.fetch();
    const news = (await response.json()) as News;
    const content = `${news.content}\n\n`.repeat(20);
    await route.fulfill({ response, json: { ...news, content, doNotDisplayAgain: isHidden } });
  });
}

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('home says what to do next, and leads there; the news over it are hidden in every tab [2.80, 2.85, 4.30, 4.31]', async ({
      page,
      context,
    }) => {
      await showNewsAgain(page);
      await page.goto('/');
      await expect(popup(page)).toBeVisible();
      await expectAccessible(page, 'news over home');
      if (size !== NARROW) {
        expect((await popup(page).boundingBox())?.width).toBe(600);
        expect((await popup(page).getByRole('region').boundingBox())?.height).toBe(300);
      }
      const other = await context.newPage();
      await other.goto('/news');
      await expect(popup(other).getByRole('checkbox', { name: t('news.doNotDisplayAgain') })).not.toBeChecked();
      await popup(page)
        .getByRole('checkbox', { name: t('news.doNotDisplayAgain') })
        .check();
      await popup(page)
        .getByRole('button', { name: t('common.close'), exact: true })
        .click();
      await expect(popup(page)).toBeHidden();
      await expect(popup(other)).toBeHidden();

      const unread = await unreadNews(page);
      await rows(other, 'news.title')
        .filter({ hasText: t('news.unread') })
        .first()
        .getByRole('link')
        .click();
      await expect.poll(() => unreadNews(page)).toBeLessThan(unread);
      await other.close();

      const items = queueItems(page);
      await expect(items.first()).toBeVisible();
      expect(await items.count()).toBeLessThanOrEqual(5);
      await expectAccessible(page, 'home, with what to do next');
      const answer = items.filter({ hasText: t('home.actAnswer') }).first();
      const site = (await answer.getByRole('heading').textContent()) ?? '';
      await answer.getByRole('link').click();
      await expect(heading(page)).toHaveText(site);
      await goTo(page, 'ホーム');
      const bill = items.filter({ hasText: t('home.actBilling') }).first();
      await bill.getByRole('link').click();
      await expect(heading(page, t('billing.title'))).toBeVisible();
      await expect(page).toHaveURL(/\/billing\?year=\d{4}&month=\d{1,2}$/);
    });

    test('a new account sees its first steps, with one filled button', async ({ page }) => {
      await page.route(`${API}/order/progress*`, async (route) => {
        const response = await route.fetch();
        const counts = Object.keys((await response.json()) as OrderProgress).map((name) => [name, 0]);
        await route.fulfill({ response, json: Object.fromEntries(counts) });
      });
      await page.route(`${API}/order?*`, async (route) => {
        const response = await route.fetch();
        const pagination = { pageSize: 1, pageIndex: 1, totalPages: 1, totalRecords: 0 };
        await route.fulfill({ response, json: { data: [], pagination } });
      });
      await page.goto('/');
      await expect(page.getByRole('region', { name: t('home.emptyTitle') })).toBeVisible();
      expect(await filledButtons(page)).toHaveLength(1);
      await expectAccessible(page, 'first steps');
    });
  });
}
