import type { Page } from '@playwright/test';
import { t } from '@portal/shared/text';
import { heading, homeLink, logOut } from './pages/frame.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { ACCOUNTS, PASSWORD } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'demo-pass-2';

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(t('password.current'), { exact: true }).fill(from);
  await page.getByLabel(t('password.new'), { exact: true }).fill(to);
  await page.getByLabel(t('password.confirm'), { exact: true }).fill(to);
  await page.getByRole('button', { name: t('password.submit') }).click();
}

async function closeMessage(page: Page): Promise<void> {
  const message = page.getByRole('dialog', { name: t('dialog.infoTitle') });
  await expect(message).toContainText(t('password.done'));
  await message.getByRole('button', { name: t('common.close'), exact: true }).click();
}

test('the password is really changed: the old one is refused, the new one lets in [2.22, 8.14]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/accounts:signInWithPassword/);
  await page.goto('/password');
  await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
  await expect(heading(page, t('password.title'))).toBeVisible();
  await changePassword(page, 'not-my-password', NEW_PASSWORD);
  await expect(page.getByText(t('password.errorCurrent'))).toBeVisible();

  await changePassword(page, PASSWORD, NEW_PASSWORD);
  await closeMessage(page);
  await logOut(page);
  await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
  await submitLogin(page, ACCOUNTS.newcomer, NEW_PASSWORD);
  await expect(homeLink(page)).toBeVisible();

  // As it was, for whoever uses this account next.
  await page.goto('/password');
  await changePassword(page, NEW_PASSWORD, PASSWORD);
  await closeMessage(page);
});

test.describe('a first sign-in', () => {
  test('nothing but the change of the password, and signing out; then home [2.54, 2.58, 7.17]', async ({ page }) => {
    await page.goto('/order');
    await submitLogin(page, ACCOUNTS.first, PASSWORD);
    await expect(page).toHaveURL('/password');
    await expect(heading(page, t('password.forcedTitle'))).toBeVisible();
    await page.goto('/billing');
    await expect(page).toHaveURL('/password');
    await expect(page.getByRole('navigation', { name: t('nav.label') })).toHaveCount(0);
    await logOut(page);
    await expect(loginForm(page).heading).toBeVisible();

    await submitLogin(page, ACCOUNTS.first, PASSWORD);
    await expect(heading(page, t('password.forcedTitle'))).toBeVisible();
    await changePassword(page, PASSWORD, NEW_PASSWORD);
    await closeMessage(page);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: t('nav.label') })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
