import type { Page } from '@playwright/test';
import { heading } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { twoFactorForm } from './pages/two-factor.ts';
import { expect, test } from './portal-test.ts';
import { ACCOUNTS, PASSWORD } from './support/accounts.ts';
import { LONG } from './support/screens.ts';
import { startAlone } from './support/standalone.ts';
import { t } from './support/text.ts';

/** The same configuration starts them all, so `npm test` only runs the smallest. */
const REMOTES: { remote: string; shows: (page: Page) => Promise<void> }[] = [
  {
    remote: 'mf-orders',
    shows: async (page) => {
      await expect(heading(page, t('order.listTitle'))).toBeVisible();
      await rows(page, 'order.listTitle').first().getByRole('link').click();
      await expect(page.getByRole('link', { name: t('orderDetail.tabOrder'), exact: true })).toBeVisible();
    },
  },
  {
    remote: 'mf-billing',
    shows: async (page) => {
      await expect(heading(page, t('billing.title'))).toBeVisible();
      await expect(page.getByRole('searchbox', { name: t('billing.searchLabel') })).toBeVisible();
    },
  },
  {
    remote: 'mf-account',
    shows: async (page) => {
      await expect(heading(page, t('password.title'))).toBeVisible();
      await expect(page.getByLabel(t('password.current'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: '2段階認証の設定' }).click();
      await expect(heading(page, t('mfa.title'))).toBeVisible();
      await page.getByRole('link', { name: t('mfa.enable') }).click();
      await expect(twoFactorForm(page).phone).toBeVisible();
      await page.getByRole('link', { name: 'メール通知の設定' }).click();
      await expect(page.getByRole('radio', { name: t('emailSetting.all') })).toBeVisible();
    },
  },
  {
    remote: 'mf-news',
    shows: async (page) => {
      await expect(heading(page, t('news.title'))).toBeVisible();
      await rows(page, 'news.title').first().getByRole('link').click();
      await expect(page.getByRole('link', { name: t('news.back') })).toBeVisible();
    },
  },
];

for (const { remote, shows } of REMOTES) {
  test(`${remote} runs alone: sign-in, its pages, sign-out`, remote === 'mf-news' ? {} : LONG, async ({ page }) => {
    // The build comes first.
    test.setTimeout(240_000);
    const alone = await startAlone(remote);
    try {
      // A development build is some ten megabytes.
      await page.goto(alone.address, { timeout: 60_000 });
      await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
      await shows(page);
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 36, 48)');
      await page.reload();
      await expect(loginForm(page).heading).toBeHidden();
      await page.getByRole('button', { name: t('userMenu.logout') }).click();
      await expect(loginForm(page).submit).toBeVisible();
    } finally {
      // Its hot reload would miss the server.
      await page.goto('about:blank');
      await alone.stop();
    }
  });
}
