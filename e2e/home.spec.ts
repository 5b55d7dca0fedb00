import type { Page } from '@playwright/test';
import { getUnreadNewsCount, listNews, type News } from '@portal/contract/news';
import type { OrderProgress } from '@portal/contract/order';
import { addDays, todayInTokyo } from '@portal/platform/text';
import * as v from 'valibot';
import { goTo, heading, unreadNews } from './pages/frame.ts';
import { queueItems, todoItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { NEWS } from './support/areas.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { filledButtons, lastLine } from './support/page/looks.ts';
import { inReport, LOOK, NARROW, SCREENS, WIDE } from './support/page/screens.ts';
import { openTab } from './support/page/tabs.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { ask, readNews } from './support/provider/lessee-api.ts';
import { AMBER, RED } from './support/status-colours.ts';
import { t } from './support/text.ts';

/** Its data stay: what the pop-up saves is saved already, and the news that is opened has been read before. */
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

/** One more is unread until it is opened. */
async function showOneMoreUnread(page: Page): Promise<{ id: string; others: number }> {
  const { id } = await readNews('sato');
  const { count: others } = await ask('sato', getUnreadNewsCount, {});
  let isRead = false;
  const context = page.context();
  await context.route(`${API}/news/${id}`, async (route) => {
    const response = await route.fetch();
    isRead = true;
    await route.fulfill({ response });
  });
  await context.route(`${API}/news?*`, async (route) => {
    const response = await route.fetch();
    const list = v.parse(listNews.answer, await response.json());
    const shown = list.data.map((item) => (item.id === id ? { ...item, isRead } : item));
    await route.fulfill({ response, json: { ...list, data: shown } });
  });
  await context.route(`${API}/news/unread/count`, async (route) => {
    await route.fulfill({ response: await route.fetch(), json: { count: others + (isRead ? 0 : 1) } });
  });
  return { id, others };
}

test('the news that open by themselves show no frame: nobody has pressed a key', NEWS, async ({ page }) => {
  await showNewsAgain(page);
  // A question of Playwright's to the page counts as a press, so the page itself tells.
  const said = page.waitForEvent('console', (message) => message.text().startsWith('focus: '));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog:modal')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const focused = document.activeElement ?? document.body;
        // biome-ignore lint/suspicious/noConsole: how the page tells what the test must not ask
        console.debug(`focus: ${focused.textContent}, ${getComputedStyle(focused).outlineStyle}`);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
  expect((await said).text()).toBe(`focus: ${t('dialog.noticeTitle')}, none`);
});

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);

    test(
      'home says what to do next, and leads there; the news over it are hidden in every tab [2.80, 2.85, 4.30, 4.31]',
      NEWS,
      async ({ page }) => {
        test.slow();
        await showNewsAgain(page);
        const unread = await showOneMoreUnread(page);
        await page.goto('/');
        await expect(popup(page)).toBeVisible();
        await expectAccessible(page, 'news over home');
        if (size !== NARROW) {
          expect((await popup(page).boundingBox())?.width).toBe(600);
          expect((await popup(page).getByRole('region').boundingBox())?.height).toBe(300);
        }
        const other = await openTab(page, '/news');
        await expect(popup(other).getByRole('checkbox', { name: t('news.doNotDisplayAgain') })).not.toBeChecked();
        await popup(page)
          .getByRole('checkbox', { name: t('news.doNotDisplayAgain') })
          .check();
        await popup(page)
          .getByRole('button', { name: t('common.close'), exact: true })
          .click();
        await expect(popup(page)).toBeHidden();
        await expect(popup(other)).toBeHidden();

        await expect.poll(() => unreadNews(page)).toBe(unread.others + 1);
        const link = rows(other, 'news.title').locator(`a[href="/news/${unread.id}"]`);
        await expect(link).toContainText(t('news.unread'));
        await link.click();
        // Both tabs ask the service again: a busy machine takes its time.
        await expect.poll(() => unreadNews(page), { timeout: 30_000 }).toBe(unread.others);
        await other.close();

        const items = queueItems(page);
        await expect(items.first()).toBeVisible();
        expect(await items.count()).toBeLessThanOrEqual(5);
        await expectAccessible(page, 'home, with what to do next');
        const answer = items.filter({ hasText: t('todo.actAnswer') }).first();
        const site = (await answer.getByRole('heading').textContent()) ?? '';
        await answer.getByRole('link', { name: site, exact: true }).click();
        await expect(heading(page)).toHaveText(site);
        await goTo(page, 'ホーム');
        const queue = page.getByRole('region', { name: t('home.queueTitle') });
        const all = queue.getByRole('link', { name: /^すべて見る（/ });
        await all.click();
        await expect(heading(page)).toHaveText(t('home.queueTitle'));
        // Other tests change what waits meanwhile: that both count alike is shown at the API.
        await expect(page.getByRole('status').filter({ hasText: /^\d+件$/ })).toBeAttached();
        await page.getByRole('radio', { name: t('todo.kindBill') }).click();
        await expect(page).toHaveURL(/\/todo\?kind=bill$/);
        await todoItems(page)
          .first()
          .getByRole('link', { name: new RegExp(`^${t('todo.actBill')}`) })
          .click();
        await expect(heading(page, t('billing.title'))).toBeVisible();
        await expect(page).toHaveURL(/\/billing\?number=[\w-]+/);
        await expect(rows(page, 'billing.title')).toHaveCount(1);
      },
    );

    test('a new account sees its first steps, with one filled button', LOOK, async ({ page }) => {
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
      await expect.poll(() => filledButtons(page)).toHaveLength(1);
      await expectAccessible(page, 'first steps');
    });
  });
}

test('what waits is red from three days before its date on, and amber from seven', async ({ page }) => {
  const order = { id: '003A1b2C3d4E5f6G7h', name: '豊洲ABCタワー新築工事' };
  const papers = { kind: 'papers', order, count: 1, lowestRent: null, shortestWalk: null, parkingName: '', bill: null };
  const dueIn = (days: number) => ({ ...papers, date: addDays(todayInTokyo(), days) });
  const data = [-1, 3, 4, 7, 8].map(dueIn);
  const pagination = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: data.length };
  await changeAnswer(page, '/order/todo?*', { data, pagination });
  await page.goto('/todo');
  await expect(todoItems(page)).toHaveCount(data.length);
  const colours = await todoItems(page).evaluateAll((items) =>
    items.map((item) => {
      const time = [...item.querySelectorAll('*')].find(
        ({ children, textContent }) => children.length === 0 && /^利用開始/.test(textContent ?? ''),
      );
      return time && getComputedStyle(time).color;
    }),
  );
  expect(colours.slice(0, 4)).toEqual([RED, RED, AMBER, AMBER]);
  expect([RED, AMBER, undefined]).not.toContain(colours[4]);
});

test('on a tablet a site has a good part of its row in /todo', async ({ page }) => {
  await page.goto('/todo');
  const item = todoItems(page).first();
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    const ofItem = (await item.boundingBox())?.width ?? 0;
    const ofSite = (await item.locator('div', { has: page.getByRole('heading') }).boundingBox())?.width ?? 0;
    expect(ofSite / ofItem, `at ${width} px`).toBeGreaterThan(0.42);
  }
});

test.describe('at a desk', () => {
  test.use({ ...WIDE, account: 'tanaka' });
  test('no name in the queue ends in a line of one letter', async ({ page }) => {
    await page.goto('/');
    const names = queueItems(page).getByRole('heading');
    await expect(names.first()).toBeVisible();
    for (const name of await names.all()) expect([...(await lastLine(name))].length).toBeGreaterThan(1);
  });
});
