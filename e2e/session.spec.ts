import type { Page } from '@playwright/test';
import { answer, call, holdBack, NEVER, refused } from './fault/answers.ts';
import { goTo, heading, homeLink, logOut, openUserMenu } from './pages/frame.ts';
import { loginForm, signIn, submitLogin } from './pages/login.ts';
import { orderForm, SITE_ADDRESS } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { breakNumbers } from './support/page/broken-numbers.ts';
import { openTab } from './support/page/tabs.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { t } from './support/text.ts';

const failedScreen = (page: Page) => page.getByRole('heading', { name: t('session.failedTitle') });
const USER = call('/user');
const MFA = call('/user/mfa');

test.describe('signing in', () => {
  test('the button waits for both fields [5.6]', async ({ page }) => {
    await page.goto('/login');
    const { submit, email, password } = loginForm(page);
    await expect(submit).toBeDisabled();
    await email.fill(ACCOUNTS.yamada);
    await expect(submit).toBeDisabled();
    await password.fill('x');
    await expect(submit).toBeEnabled();
  });

  test('a wrong password and an unknown address get the same message [8.6]', async ({ page, complaints }) => {
    complaints.allow(/accounts:signInWithPassword/);
    await page.goto('/login');
    for (const email of [ACCOUNTS.large, 'nobody@demo.example']) {
      await submitLogin(page, email, 'wrong-password');
      await expect(
        page.getByRole('alert').filter({ hasText: 'メールアドレスまたはパスワードが正しくありません。' }),
      ).toBeVisible();
      await page.reload();
    }
  });

  test('a disabled account is told so [8.7]', async ({ page, complaints }) => {
    complaints.allow(/accounts:signInWithPassword/);
    await page.goto('/login');
    await submitLogin(page, 'disabled@demo.example', PASSWORD);
    const alert = page.getByRole('alert').filter({
      hasText: '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。',
    });
    await expect(alert).toContainText(t('login.errorDisabled'));
    // The sentence and the footer name the support, each with a link.
    const support = page.getByRole('link', { name: /サポート窓口|お問い合わせ/ });
    await expect(support).toHaveCount(2);
    for (const link of await support.all())
      await expect(link).toHaveAttribute('href', 'https://www.example.com/support');
  });

  test('without a network it says so', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await context.setOffline(true);
    await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: t('login.errorNetwork') })).toBeVisible();
    await context.setOffline(false);
    await loginForm(page).submit.click();
    await expect(homeLink(page)).toBeVisible();
  });

  test('a press before the provider’s code is there waits for it, says if it cannot be fetched, and is sent once', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|the code of the identity provider could not be fetched/);
    const ofProvider = /\/shell\/.*\/firebase\./;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const timesSent = () => sent.filter((path) => path.endsWith('accounts:signInWithPassword')).length;
    const mend = await answer(
      page,
      (path) => ofProvider.test(path),
      (route) => route.abort(),
    );
    await page.goto('/login');
    await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: t('login.errorNetwork') })).toBeVisible();
    expect(timesSent()).toBe(0);

    await mend();
    const late = await holdBack(page, ofProvider);
    await loginForm(page).submit.click();
    await expect(loginForm(page).submit).toHaveAttribute('aria-busy', 'true');
    await loginForm(page).password.press('Enter');
    late.comes();
    await expect(homeLink(page)).toBeVisible();
    expect(timesSent()).toBe(1);
  });

  test('without "keep" a new tab asks again; with it, it does not [2.9]', async ({ page }) => {
    await page.goto('/login');
    await loginForm(page).keep.setChecked(false);
    await signIn(page, 'yamada');
    const second = await openTab(page, '/');
    await expect(loginForm(second).heading).toBeVisible();
    await loginForm(second).keep.setChecked(true);
    await signIn(second, 'yamada');
    await expect(homeLink(await openTab(page, '/'))).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ account: 'yamada' });

  test('signing out in one tab signs out the other, within two seconds', async ({ page }) => {
    await page.goto('/option');
    await goTo(page, '駐車場探しの依頼');
    await expect(heading(page, t('order.listTitle'))).toBeVisible();
    const other = await openTab(page, '/billing');
    await expect(homeLink(other)).toBeVisible();
    await logOut(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(loginForm(other).heading).toBeVisible({ timeout: 2000 });
    await expect(other.getByText(t('userMenu.loggedOutOtherTab'))).toBeVisible();
    // Going back shows nothing of the page.
    await page.goBack();
    await expect(loginForm(page).heading).toBeVisible();
  });

  test('the id of the company is copied from the menu [2.72]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await openUserMenu(page);
    await page.getByRole('button', { name: t('userMenu.copyCompanyId') }).click();
    await expect(page.getByText(t('common.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\w+$/);
  });

  const FAILURES = [
    [500, 'session.failedError'],
    [403, 'session.failedForbidden'],
  ] as const;
  for (const [status, reason] of FAILURES) {
    test(`user data answered with ${status}: a screen with the reason, retry and sign-out [2.51]`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/);
      const mend = await answer(page, USER, refused(status));
      await page.goto('/billing');
      await expect(failedScreen(page)).toBeVisible();
      await expect(page.getByText(t(reason))).toBeVisible();
      await mend();
      await page.getByRole('button', { name: t('common.retry') }).click();
      await expect(heading(page, t('billing.title'))).toBeVisible();

      await answer(page, USER, refused(status));
      await page.reload();
      await expect(failedScreen(page)).toBeVisible();
      await page.getByRole('button', { name: t('userMenu.logout') }).click();
      await expect(loginForm(page).heading).toBeVisible();
    });
  }

  test('user data that never arrive: given up after eight seconds [2.51]', async ({ page }) => {
    await answer(page, USER, NEVER);
    await page.goto('/');
    await expect(failedScreen(page)).toBeVisible({ timeout: 12_000 });
    await expect(page.getByText(t('session.failedTimeout'))).toBeVisible();
  });

  test('waiting for the session says so after three seconds; signing out works there too, and lasts [2.50]', async ({
    page,
  }) => {
    const slow = page.getByText('ログイン情報の確認に時間がかかっています。');
    // The identity provider does not answer who is signed in.
    const mend = await answer(page, (path) => path.endsWith('accounts:lookup'), NEVER);
    await page.goto('/billing');
    await expect(slow).toBeVisible({ timeout: 6000 });
    await page.getByRole('button', { name: '再読み込みする' }).click();
    await expect(slow).toBeHidden();
    await expect(slow).toBeVisible({ timeout: 6000 });
    await page.getByRole('button', { name: t('userMenu.logout') }).click();
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText(t('userMenu.loggedOut'))).toBeVisible();
    await mend();
    await page.goto('/billing');
    await expect(loginForm(page).heading).toBeVisible();
  });

  test('an identity provider that fails while a page starts signs nobody out', async ({ page, complaints }) => {
    complaints.allow(/503/);
    const error = { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' };
    const mend = await answer(
      page,
      (path) => path.endsWith('accounts:lookup'),
      (route) => route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, json: { error } }),
    );
    await page.goto('/billing');
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await mend();
    await page.reload();
    await expect(heading(page, t('billing.title'))).toBeVisible();
  });

  test('user data without a network: a message, and a retry works [2.51]', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_/);
    const mend = await answer(page, USER, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await expect(failedScreen(page)).toBeVisible();
    await mend();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(homeLink(page)).toBeVisible();
  });

  test('two-factor that cannot be loaded locks nobody out; its page says so and retries', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    const mend = await answer(page, MFA, refused(500));
    await page.goto('/billing');
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await page.goto('/mfa');
    await expect(page.getByRole('alert')).toContainText('2段階認証の設定状況を確認できませんでした。');
    await mend();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByText(t('mfa.disabled'), { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('nor does anybody wait for it', async ({ page }) => {
    await answer(page, MFA, NEVER);
    await page.goto('/billing');
    await expect(heading(page, t('billing.title'))).toBeVisible({ timeout: 5000 });
  });

  test('a write whose session is refused leads to sign-in, with the reason, and back [8.5]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await page.goto('/email-setting');
    await page.getByRole('radio', { name: '受け取らない' }).check();
    await answer(page, (path) => path.endsWith('/email-setting'), refused(401));
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('alertdialog', { name: '401 Unauthorized' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText(t('session.expiredTitle'))).toBeVisible();
    await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
    await expect(page).toHaveURL('/email-setting');
  });

  test('where the environment says so, whoever does nothing is asked, and then signed out with what was typed kept', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/securetoken|401/);
    await page.clock.install();
    await page.addInitScript(() =>
      // Before the first script of the document runs.
      document.addEventListener('readystatechange', () => {
        const text = document.getElementById('portal-environment')?.firstChild;
        if (document.readyState !== 'interactive' || !(text instanceof Text)) return;
        text.data = text.data.replace('"apiIdempotencyKey":', '"session":{"idleMinutes":5},"apiIdempotencyKey":');
      }),
    );
    await page.goto('/order/create');
    await orderForm(page).address.fill(SITE_ADDRESS);
    const warning = page.getByRole('alertdialog', { name: t('session.endingTitle') });

    await page.clock.runFor('04:30');
    await warning.getByRole('button', { name: t('session.goOn') }).click();
    await expect(warning).toHaveCount(0);
    await page.clock.runFor('03:30');
    await expect(warning).toHaveCount(0);
    await page.clock.runFor('00:45');
    await expect(warning).toBeVisible();

    // The machine sleeps: all at once it is much later.
    await page.clock.fastForward('08:00:00');
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByText(t('session.idle'))).toBeVisible();
    await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
    await expect(page).toHaveURL('/order/create');
    await expect(orderForm(page).address).toHaveValue(SITE_ADDRESS);
  });

  test('a demand that is made meanwhile leads from a list to its page, without a reload [2.54]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await page.goto('/option');
    await expect(heading(page, t('option.listTitle'))).toBeVisible();
    await changeAnswer(page, '/user', { isRequiredChangePassword: true });
    await answer(page, call('/order'), refused(403, 'passwordChangeRequired'));
    await goTo(page, '駐車場探しの依頼');
    await expect(heading(page, t('password.forcedTitle'))).toBeVisible();
    await expect(page).toHaveURL('/password');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('being offline is shown in a bar, and so is coming back', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/option');
    await expect(heading(page, t('option.listTitle'))).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(t('offline.banner'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t('offline.banner'))).toBeHidden();
  });

  for (const path of ['/nowhere', '/billing/x']) {
    test(`${path}: the 404 screen, in the frame, with a way home [2.44, 2.45]`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, t('notFound.title'))).toBeVisible();
      await expect(page.getByText(t('notFound.body'))).toBeVisible();
      await expect(page).toHaveTitle(t('app.titleTemplate', { page: t('notFound.title') }));
      await page.getByRole('link', { name: t('notFound.toTop') }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
    });
  }

  test('a screen that fails shows 500 and is reported; its button starts over [2.46, 3.46, 4.43]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/./);
    await breakNumbers(page, '/');
    const reports: string[] = [];
    await page.route(/\/notify-error$/, (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fallback();
    });
    await page.goto('/');
    await expect(heading(page, t('crash.title'))).toBeVisible();
    await expect(page.getByText(t('crash.body'))).toBeVisible();
    await expect.poll(() => reports.join()).toContain('broken on purpose');
    expect(JSON.parse(reports[0] ?? '')).toEqual({
      reason: expect.any(String),
      error: {
        name: 'Error',
        message: 'broken on purpose',
        stack: expect.any(String),
        location: expect.stringMatching(/^app=shell version=\S+ registry=\w+ support=\w{4}-\w{4}$/),
      },
      category: 'applicationCrash',
      authUid: expect.any(String),
      path: '/',
    });
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
    await page.getByRole('button', { name: t('crash.toTop') }).click();
    await expect(page).toHaveURL('/');
    await expect(homeLink(page)).toBeVisible();
  });
});
