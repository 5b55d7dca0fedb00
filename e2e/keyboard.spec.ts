import type { Locator } from '@playwright/test';
import { holdBack } from './fault/answers.ts';
import { acceptances, acceptButtons, focusedEstimate } from './pages/estimates.ts';
import { askHowToOrder, goTo, heading, homeLink, openUserMenu } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { tabTo } from './support/page/keyboard.ts';
import { NARROW } from './support/page/screens.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test('with the keyboard only: sign in, open an order, accept an estimate, sign out [1.4]', async ({ page }) => {
  const order = await makeQuotedOrder('sato');

  await page.goto('/login');
  const form = loginForm(page);
  await tabTo(page, form.email);
  await page.keyboard.type(ACCOUNTS.sato);
  await tabTo(page, form.password);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(homeLink(page)).toBeVisible();

  // The first stop of a page skips its header. A key that comes before the first paint is not the page's yet.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common.skipToContent') })).toBeFocused();

  const menu = page.getByRole('navigation', { name: t('nav.label') });
  await tabTo(page, menu.getByRole('link', { name: '駐車場探しの依頼', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, t('order.listTitle'))).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: t('order.searchLabel') }));
  await page.keyboard.insertText(order.name);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'order.listTitle')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: order.name, exact: true }));
  await page.keyboard.press('Enter');

  await expect(heading(page, order.name)).toBeVisible();
  await tabTo(page, acceptButtons(page).first());
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
  await tabTo(page, question.getByRole('button', { name: t('estimate.accept') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('estimate.accepted'))).toBeVisible();
  // No press is needed: the keyboard continues at the estimate.
  await expect(focusedEstimate(page)).toBeInViewport();
  await expect(acceptances(page)).toBeVisible();

  const userMenu = page.getByRole('button', { name: new RegExp(t('userMenu.labelOf', { name: '.+' })) });
  for (
    let step = 0;
    step < 80 && !(await userMenu.evaluate((element) => element === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(userMenu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t('userMenu.logout') }));
  await page.keyboard.press('Enter');
  await expect(form.heading).toBeVisible();
});

test.describe('a window over the page', () => {
  test.use({ account: 'yamada' });

  const isModal = (window: Locator) => window.evaluate((element) => element.matches(':modal'));
  const holdsFocus = (window: Locator) => window.evaluate((element) => element.contains(document.activeElement));

  test('has the keyboard, and gives it back [2.93]', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: t('header.requestSearch') });
    const question = await askHowToOrder(page);
    expect(await isModal(question)).toBe(true);
    expect(await holdsFocus(question)).toBe(true);
    // Neither the focus nor a press reaches what is behind.
    await button.focus();
    expect(await holdsFocus(question)).toBe(true);
    await expect(button.click({ trial: true, timeout: 1_000 })).rejects.toThrow();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('the focus when a page arrives', () => {
  test.use({ account: 'yamada' });

  test('stays in a menu that was opened meanwhile', NEWS, async ({ page }) => {
    const code = await holdBack(page, /^\/mf\/mf-news\//);
    await page.goto('/billing');
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await goTo(page, 'お知らせ');
    await openUserMenu(page);
    code.comes();
    await expect(heading(page, t('news.title'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'パスワードの変更' })).toBeVisible();
    await expect(heading(page, t('news.title'))).not.toBeFocused();
  });

  test('frames nothing after a press with the mouse; a key frames what it reaches', async ({ page }) => {
    const frame = () => page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.goto('/billing');
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await goTo(page, '駐車場探しの依頼');
    await expect(heading(page, t('order.listTitle'))).toBeFocused();
    expect(await frame()).toBe('none');
    await page.keyboard.press('Tab');
    expect(await frame()).toBe('solid');
  });

  for (const [method, title] of [
    ['orderMethod.byForm', 'orderCreate.title'],
    ['orderMethod.byFile', 'orderFile.title'],
  ] as const)
    test(`goes to its heading after the question how to order: ${method}`, async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('header.requestSearch') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(t(method)) })
        .click();
      await expect(heading(page, t(title))).toBeFocused();
    });

  test.describe('on a phone', () => {
    test.use(NARROW);
    test('goes to its heading after a link in the drawer', async ({ page }) => {
      await page.goto('/billing');
      await expect(heading(page, t('billing.title'))).toBeVisible();
      await goTo(page, '駐車場探しの依頼');
      await expect(heading(page, t('order.listTitle'))).toBeFocused();
    });
  });
});
