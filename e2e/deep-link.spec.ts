import { addMonths, monthOf, todayInTokyo, yearOf } from '@portal/platform/text';
import { heading, homeLink } from './pages/frame.ts';
import { rows } from './pages/list.ts';
import { loginForm, signIn, submitLogin } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { LONG } from './support/page/screens.ts';
import { t } from './support/text.ts';

/** Last month: one without bills would lead to another. */
const DAY = addMonths(todayInTokyo(), -1);
const BILLS = `/billing?year=${yearOf(DAY)}&month=${monthOf(DAY)}&q=%E6%96%B0%E5%AE%BF`;

test('a link to the bills of a month leads there after sign-in, with its query [2.12, 2.35, 2.53]', async ({
  page,
}) => {
  await page.goto('/option');
  await page.goto(BILLS);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(t('login.returnNotice'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('login.returnNotice'))).toBeVisible();

  await signIn(page, 'yamada');
  await expect(page).toHaveURL(BILLS);
  await expect(heading(page, t('billing.title'))).toBeVisible();
});

test('signing in replaces the login in the history [2.52]', async ({ page }) => {
  await page.goto('/order?page=1');
  await signIn(page, 'yamada');
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
  await page.goBack().catch(() => null);
  await expect(loginForm(page).heading).toBeHidden();
});

test('a missing page after sign-in is the 404 screen, not a blank one', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await signIn(page, 'yamada');
  await expect(heading(page, t('notFound.title'))).toBeVisible();
});

/**
 * Another site is never accepted as a path to return to, wherever the path comes from. return-to.test.ts has the table.
 */
const HOSTILE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
  '/login',
];
for (const [index, returnTo] of HOSTILE.entries()) {
  test(`returning to ${JSON.stringify(returnTo)} ends on home [2.12]`, index === 0 ? {} : LONG, async ({ page }) => {
    await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    // The router keeps the path in the entry's state, where a manipulated page could put another one.
    await page.evaluate((to) => history.replaceState({ ...history.state, usr: { returnTo: to } }, ''), returnTo);
    await page.reload();
    await signIn(page, 'yamada');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
  });
}

test.describe('signed in', () => {
  test.use({ account: 'yamada' });
  test('the login leads on to home [2.12]', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(homeLink(page)).toBeVisible();
  });
});

test('a wrong password is reported, and the way back is kept [2.53]', async ({ page, complaints }) => {
  complaints.allow(/accounts:signInWithPassword/);
  await page.goto('/option');
  await submitLogin(page, 'nobody@demo.example', 'wrong-password');
  await expect(page.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
  await signIn(page, 'yamada');
  await expect(page).toHaveURL(/\/option/);
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });

  test('a page that is opened by its address begins at its top, wherever the last one was left', async ({ page }) => {
    await page.goto('/option/create');
    await expect(heading(page, t('option.createTitle'))).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goto('/option');
    await expect(rows(page, 'option.listTitle').first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
