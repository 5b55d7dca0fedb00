import { expect, type Page } from '@playwright/test';
import { ACCOUNTS, type Account, PASSWORD } from '../support/provider/accounts.ts';
import { t } from '../support/text.ts';
import { homeLink } from './frame.ts';

export const loginForm = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: t('login.title') }),
  email: page.getByRole('textbox', { name: t('login.email') }),
  password: page.getByLabel(t('login.password'), { exact: true }),
  keep: page.getByRole('checkbox', { name: t('login.keep') }),
  submit: page.getByRole('button', { name: t('login.submit'), exact: true }),
});

/** Fills in the form on the screen and waits until the customer is signed in. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await submitLogin(page, ACCOUNTS[account], PASSWORD);
  // The frame stands before the customer has left the form.
  await expect(page).not.toHaveURL(/\/login/);
  await expect(homeLink(page)).toBeVisible();
}

export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}
