import type { Page } from '@playwright/test';
import { t } from '@portal/shared/text';
import { heading, homeLink } from './pages/frame.ts';
import { loginForm, signIn, submitLogin } from './pages/login.ts';
import { ACCOUNTS, PASSWORD } from './support/accounts.ts';
import { API } from './support/addresses.ts';
import { makeQuotedOrder } from './support/lessee-api.ts';
import { mailTo } from './support/outbox.ts';
import { NARROW, WIDE } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

for (const [screen, size] of [
  ['on a desk', WIDE],
  ['on a phone', NARROW],
] as const) {
  test.describe(screen, () => {
    test.use(size);
    test('a visitor applies for the service, from the login on [1.16, 2.10, 2.13, 2.14, 2.15, 7.6]', async ({
      page,
    }) => {
      const email = `visitor-${Date.now()}@example.co.jp`;
      await page.goto('/login');
      await page.getByRole('link', { name: t('login.toEntry') }).click();
      await expect(heading(page, t('entry.title'))).toBeVisible();
      const submit = page.getByRole('button', { name: t('entry.submit') });
      await field(page, t('entry.companyName')).fill('株式会社髙島𠮷田建設');
      await field(page, t('entry.name')).fill('髙島 𠮷子');
      await field(page, t('entry.email')).fill(email);
      await field(page, t('entry.phoneNumber')).fill('０３-１２３４-５６７');
      await field(page, t('entry.phoneNumber')).blur();
      await expect(page.getByText(t('entry.errorPhone'))).toBeVisible();
      await expect(submit).toBeDisabled();
      await field(page, t('entry.phoneNumber')).fill('０３-１２３４-５６７８');
      await expect(field(page, t('entry.phoneNumber'))).toHaveValue('0312345678');
      await submit.click();
      await expect(heading(page, t('entry.thanksTitle'))).toBeFocused();
      await mailTo(page.request, email, () => true);

      // A reload sends nothing again: the form is empty.
      await page.reload();
      await expect(field(page, t('entry.companyName'))).toHaveValue('');
      await page.getByRole('link', { name: t('entry.toLogin') }).click();
      await expect(loginForm(page).heading).toBeVisible();
    });
  });
}

test('an application that cannot be sent keeps what was typed [4.17, 8.27]', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/entry');
  await field(page, t('entry.companyName')).fill('株式会社試験');
  await field(page, t('entry.name')).fill('試験 太郎');
  await field(page, t('entry.email')).fill('taro@example.co.jp');
  await field(page, t('entry.phoneNumber')).fill('0312345678');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('entry.submit') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('offline.writeBlocked'));
  await dialog
    .getByRole('button', { name: t('common.close') })
    .first()
    .click();
  await expect(field(page, t('entry.email'))).toHaveValue('taro@example.co.jp');
  await context.setOffline(false);
});

for (const search of [
  '',
  '?mode=signIn&oobCode=a&apiKey=b',
  '?mode=resetPassword&mode=verifyEmail&oobCode=a&apiKey=b',
]) {
  test(`a link of no known kind leads home, which is the login for visitors: "${search}" [2.6]`, async ({ page }) => {
    await page.goto(`/auth-action${search}`);
    await expect(page).toHaveURL('/login');
  });
}

test('a lost phone: what to do, from the step of the code [2.1, 2.11]', async ({ page, complaints }) => {
  complaints.allow(/accounts:signInWithPassword/);
  await page.goto('/login');
  await submitLogin(page, 'suzuki@demo.example', PASSWORD);
  await page.getByRole('link', { name: t('login.mfaLost') }).click();
  await expect(heading(page, t('mfaReset.title'))).toBeVisible();
  await page.getByRole('link', { name: t('mfaReset.toLogin') }).click();
  await expect(loginForm(page).heading).toBeVisible();
});

test('the link of a mail about an order asks a new tab for sign-in, and ends where it pointed [2.9, 2.12, 2.53]', async ({
  page,
  context,
}) => {
  const order = await makeQuotedOrder('sato');
  await page.goto('/login');
  await loginForm(page).keep.setChecked(false);
  await signIn(page, 'sato');
  await mailTo(page.request, ACCOUNTS.sato, (mail) => mail.link?.endsWith(order.id) === true);

  const tab = await context.newPage();
  await tab.goto(
    (await mailTo(page.request, ACCOUNTS.sato, (mail) => mail.link?.endsWith(order.id) === true)).link ?? '',
  );
  await expect(loginForm(tab).heading).toBeVisible();
  await expect(tab.getByText(t('login.returnNotice'))).toBeVisible();
  await submitLogin(tab, ACCOUNTS.sato, PASSWORD);
  await expect(heading(tab, order.name)).toBeVisible();
});

test('blocked local storage still lets one work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/order');
  await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
  await expect(homeLink(page)).toBeVisible();
});

test('an API that refuses the token leads to the login once, with the reason [6.3, 8.6]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/);
  await page.goto('/login');
  await signIn(page, 'yamada');
  let asked = 0;
  await page.route(`${API}/order?**`, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    asked += 1;
    return route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'x', status: 401 }),
    });
  });
  await page
    .getByRole('link', { name: t('nav.order') })
    .first()
    .click();
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.getByText(t('session.expiredBody'))).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute(`${API}/order?**`);
  await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
});

test('the next customer at the same screen sees nothing of the one before [4.38]', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'yamada');
  await page.goto('/order');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const before = (await page.getByRole('table').getByRole('link').first().textContent()) ?? '';
  await page.getByRole('button', { name: new RegExp(t('userMenu.labelOf', { name: '.+' })) }).click();
  await page.getByRole('button', { name: t('userMenu.logout') }).click();
  await expect(loginForm(page).heading).toBeVisible();

  const shown: string[] = [];
  await page.exposeFunction('noteText', (text: string) => shown.push(text));
  await page.evaluate(() => {
    const note = (window as unknown as { noteText(text: string): void }).noteText;
    new MutationObserver(() => note(document.body.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await signIn(page, 'sato');
  await page
    .getByRole('navigation', { name: t('nav.label') })
    .getByRole('link', { name: t('nav.order') })
    .click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => text.includes(before) || text.includes('山田 花子'))).toEqual([]);
  await page.goBack();
  await page.goBack();
  expect(await page.locator('body').textContent()).not.toContain(before);
});
