import type { Page } from '@playwright/test';
import { holdBack } from './fault/answers.ts';
import { acceptButtons } from './pages/estimates.ts';
import { fold, goTo, heading, homeLink, openMenu, openUserMenu, unreadNews } from './pages/frame.ts';
import { queueItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { loginForm, signIn, submitLogin } from './pages/login.ts';
import { optionForm } from './pages/option-form.ts';
import { expect, test } from './portal-test.ts';
import { hasNews, NEWS } from './support/areas.ts';
import { SCREENS } from './support/page/screens.ts';
import { answerLate, expectFresh, translate } from './support/page/translator.ts';
import { ACCOUNTS } from './support/provider/accounts.ts';
import { makeQuotedOrder, newOrderName } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/* Site staff from other countries read the portal with their browser's translator. */

/** Used to make orders, as in other files; existing orders are never changed. */
test.use({ account: 'sato' });

for (const [screen, size] of SCREENS)
  test.describe(`a menu ${screen}`, () => {
    test.use({ ...size, account: 'yamada' });

    test('gets its count of unread news while it is translated', NEWS, async ({ page }) => {
      const translator = await translate(page);
      const { comes } = await holdBack(page, /\/news\/unread\/count$/);
      await page.goto('/');
      await openMenu(page);
      await fold(page);
      comes();
      await expect.poll(() => unreadNews(page)).toBeGreaterThan(0);
      await expectFresh(translator, 'the menu');
      await homeLink(page).click();
      await expect(queueItems(page).first()).toBeVisible();
    });
  });

test.describe('a visitor', () => {
  test.use({ account: undefined });

  test('signs in at the second try while the form is translated', async ({ page, complaints }) => {
    complaints.allow(/accounts:signInWithPassword/);
    const translator = await translate(page);
    await answerLate(page);
    await page.goto('/login');
    await submitLogin(page, ACCOUNTS.sato, 'wrong-password-1');
    await expect(page.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
    await expectFresh(translator, 'the refused login');
    await signIn(page, 'sato');
    await expect(queueItems(page).first()).toBeVisible();
    await expectFresh(translator, 'home');
    expect(await loginForm(page).heading.count()).toBe(0);
  });
});

/**
 * By area, what a customer does there within one document; the order is one that can be answered. A new order and the
 * answers to its estimates are in journey.spec.ts.
 */
const JOURNEYS: Readonly<Record<string, (page: Page, order: string) => Promise<void>>> = {
  async orders(page, order) {
    await goTo(page, '駐車場探しの依頼');
    const found = rows(page, 'order.listTitle');
    const keyword = page.getByRole('searchbox', { name: t('order.searchLabel') });
    await expect(found.first()).toBeVisible();
    await keyword.fill('ありえない');
    await expect(page.getByText(t('order.emptyFiltered'))).toBeVisible();
    await page.getByRole('radio', { name: t('order.filterUncontracted') }).click();
    await expect(page).toHaveURL(/filter=uncontracted/);
    // The list remembers it.
    await page
      .getByRole('group', { name: t('order.filterStatus') })
      .getByRole('radio', { name: t('order.filterAll') })
      .click();
    await keyword.fill(order);
    await found.getByRole('link', { name: order }).first().click();
    await expect(acceptButtons(page).first()).toBeVisible();
    await acceptButtons(page).first().click();
    await page
      .getByRole('dialog', { name: t('estimate.acceptTitle') })
      .getByRole('button', { name: t('common.cancel') })
      .click();
    await page.getByRole('link', { name: t('orderDetail.tabOrder'), exact: true }).click();
    await expect(page.getByText(t('orderCreate.remarks'))).toBeVisible();
  },
  async billing(page) {
    await goTo(page, '請求');
    await expect(rows(page, 'billing.title').first()).toBeVisible();
    await page.getByRole('button', { name: t('billing.yearBefore') }).click();
    await expect(page).toHaveURL(/year=/);
    await page.waitForLoadState('networkidle');
  },
  async usage(page) {
    await goTo(page, '利用状況');
    const found = rows(page, 'usage.title');
    await expect(found.first()).toBeVisible();
    await page.getByRole('radio', { name: t('usage.filterDuring') }).click();
    await expect(found.first()).toBeVisible();
    await found.first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: t('usage.back') })).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
  async options(page) {
    await goTo(page, '各種申請');
    await rows(page, 'option.listTitle').first().getByRole('link').first().click();
    await expect(optionForm(page).cancel.or(page.getByText(t('option.cancelledNote')))).toBeVisible();
    await page.getByRole('link', { name: t('header.requestOption') }).click();
    const form = optionForm(page);
    await form.submit.click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await form.name.fill(newOrderName('翻訳'));
    await form.remarks.fill('早朝の作業です。');
    await form.remarks.fill('夜間の作業です。');
    await form.name.fill('');
  },
  async news(page) {
    await goTo(page, 'お知らせ');
    const item = rows(page, 'news.title').first();
    await item.getByRole('link').click();
    await page.getByRole('link', { name: t('news.back') }).click();
    await expect(rows(page, 'news.title').first()).toBeVisible();
  },
  async account(page) {
    await openUserMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'パスワードの変更' }).click();
    await page.getByRole('button', { name: t('password.submit') }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.getByLabel(t('password.new'), { exact: true }).fill('demo-pass-2');
    await openUserMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'メール通知の設定' }).click();
    await expect(heading(page, t('emailSetting.title'))).toBeVisible();
  },
  async home(page) {
    await homeLink(page).click();
    await expect(queueItems(page).first()).toBeVisible();
  },
};

test('a customer goes through all areas while they are translated, and back into Japanese', async ({ page }) => {
  test.slow();
  const { name } = await makeQuotedOrder('sato');
  const translator = await translate(page);
  await answerLate(page);
  await page.goto('/');
  await expect(queueItems(page).first()).toBeVisible();
  for (const [area, journey] of Object.entries(JOURNEYS).filter(([name]) => name !== 'news' || hasNews))
    await test.step(area, async () => {
      await journey(page, name);
      await expectFresh(translator, area);
      await translator.undo();
      await translator.redo();
    });
  await translator.undo();
  await page.evaluate(() => {
    if (document.querySelector('font')) throw new Error('still translated');
  });
  await JOURNEYS.orders?.(page, name);
  await translator.redo();
  await JOURNEYS.home?.(page, name);
  await expectFresh(translator, 'translated once more');
});
