import type { Page } from '@playwright/test';
import { heading, homeLink, logOut, openUserMenu } from './pages/frame.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { orderForm, SITE_ADDRESS } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { PORTAL } from './support/addresses.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { tabTo } from './support/page/keyboard.ts';
import { inReport, LONG, LOOK, NARROW, SCREENS } from './support/page/screens.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { codeIn, leftBehind, watchAddresses } from './support/provider/action-code.ts';
import {
  addSecondFactor,
  changeAccount,
  openLinks,
  recordsBut,
  removeSecondFactors,
  requestAddressMails,
  requestMails,
} from './support/provider/identity.ts';
import { linkTo } from './support/provider/outbox.ts';
import { t } from './support/text.ts';

const NEW_PASSWORD = 'demo-pass-2';

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(t('password.current'), { exact: true }).fill(from);
  await page.getByLabel(t('password.new'), { exact: true }).fill(to);
  await page.getByLabel(t('password.confirm'), { exact: true }).fill(to);
  await page.getByRole('button', { name: t('password.submit') }).click();
}

async function expectDone(page: Page): Promise<void> {
  await expect(page.getByText(t('password.done'))).toBeVisible();
}

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);
    test('the password is really changed: the old one is refused, the new one lets in [1.12, 2.22]', async ({
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
      await expectDone(page);
      await logOut(page);
      await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
      await expect(page.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
      await submitLogin(page, ACCOUNTS.newcomer, NEW_PASSWORD);
      await expect(homeLink(page)).toBeVisible();

      // Changed back for the next test with this account.
      await page.goto('/password');
      await changePassword(page, NEW_PASSWORD, PASSWORD);
      await expectDone(page);
    });
  });
}

test.describe('a first sign-in', () => {
  for (const [screen, size, length] of inReport(SCREENS)) {
    test.describe(screen, length, () => {
      test.use(size);
      test('allows only the change of the password, and signing out [2.54, 2.58]', LOOK, async ({ page }) => {
        await page.goto('/order');
        await submitLogin(page, ACCOUNTS.first, PASSWORD);
        await expect(page).toHaveURL('/password');
        await expect(heading(page, t('password.forcedTitle'))).toBeVisible();
        await expectAccessible(page, 'a password that must be changed');
        await page.goto('/billing');
        await expect(page).toHaveURL('/password');
        await expect(page.getByRole('navigation', { name: t('nav.label') })).toHaveCount(0);
        await logOut(page);
        await expect(loginForm(page).heading).toBeVisible();
      });
    });
  }

  test.describe('on a phone', () => {
    test.use(NARROW);
    // Only once: nothing makes the account a new one again.
    test('then home, once it is changed [2.22]', async ({ page }) => {
      await page.goto('/login');
      await submitLogin(page, ACCOUNTS.first, PASSWORD);
      await expect(heading(page, t('password.forcedTitle'))).toBeVisible();
      await changePassword(page, PASSWORD, NEW_PASSWORD);
      await expectDone(page);
      await expect(page).toHaveURL('/');
      await expect(homeLink(page)).toBeVisible();
      await page.goto('/billing');
      await expect(heading(page, t('billing.title'))).toBeVisible();
    });
  });
});

/** By mail, starting at the login; the link opens in another tab, as it would from a mail program. */
async function resetByMail(page: Page, next: string): Promise<Page> {
  await page.goto('/login');
  await page.getByRole('link', { name: t('login.forgot') }).click();
  // The login has a field with that name too.
  await expect(heading(page, t('passwordReset.title'))).toBeVisible();
  await page.getByRole('textbox', { name: t('passwordReset.email') }).fill(ACCOUNTS.newcomer);
  await page.getByRole('button', { name: t('passwordReset.submit') }).click();
  await expect(heading(page, t('passwordReset.sentTitle'))).toBeVisible();
  await expectAccessible(page, 'a mail for a new password is sent');

  const opened = await page.context().newPage();
  const link = await linkTo(page.request, ACCOUNTS.newcomer, 'パスワードの再設定');
  const addresses = watchAddresses(opened);
  await opened.goto(link);
  await expect(heading(opened, t('passwordResetChange.title'))).toBeVisible();
  await expect(opened.getByLabel(t('passwordResetChange.newPassword'), { exact: true })).toBeVisible();
  expect(await leftBehind(opened)).not.toContain(codeIn(link));
  await expectAccessible(opened, 'a new password');
  await opened.getByLabel(t('passwordResetChange.newPassword'), { exact: true }).fill(next);
  await opened.getByLabel(t('passwordResetChange.confirmPassword'), { exact: true }).fill(next);
  await opened.getByRole('button', { name: t('passwordResetChange.submit') }).click();
  await expect(heading(opened, t('passwordResetChange.doneTitle'))).toBeVisible();
  await expectAccessible(opened, 'a new password is set');
  expect(addresses.filter((address) => address.includes(codeIn(link)))).toEqual([]);
  expect(await opened.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(codeIn(link));
  return opened;
}

test.describe('a forgotten password', () => {
  for (const [screen, size, length] of inReport(SCREENS)) {
    test.describe(screen, length, () => {
      test.use(size);
      test(
        'is reset by the mail’s link; the code stays hidden, and works once [2.2, 2.16, 2.17, 7.47]',
        LOOK,
        async ({ page, complaints }) => {
          complaints.allow(/accounts:(signInWithPassword|resetPassword)/);
          const opened = await resetByMail(page, NEW_PASSWORD);
          expect(new URL(opened.url()).search).toBe('');
          await opened.getByRole('link', { name: t('passwordResetChange.toLogin') }).click();
          await submitLogin(opened, ACCOUNTS.newcomer, PASSWORD);
          await expect(opened.getByRole('alert').filter({ hasText: t('login.errorCredential') })).toBeVisible();
          await submitLogin(opened, ACCOUNTS.newcomer, NEW_PASSWORD);
          await expect(homeLink(opened)).toBeVisible();

          await page.goto(await linkTo(page.request, ACCOUNTS.newcomer, 'パスワードの再設定'));
          await expect(page.getByRole('alert')).toContainText(t('passwordResetChange.errorInvalid'));
          await page.getByRole('link', { name: t('passwordResetChange.resend') }).click();
          await expect(heading(page, t('passwordReset.title'))).toBeVisible();
          await resetByMail(page, PASSWORD);
        },
      );
    });
  }

  test('an unknown address is reported, and stays', async ({ page, complaints }) => {
    complaints.allow(/accounts:sendOobCode/);
    await page.goto('/password-reset');
    const email = page.getByRole('textbox', { name: t('passwordReset.email') });
    await email.fill('nobody@demo.example');
    await page.getByRole('button', { name: t('passwordReset.submit') }).click();
    await expect(page.getByRole('alert')).toContainText(t('passwordReset.errorEmail'));
    await expect(email).toHaveValue('nobody@demo.example');
  });
});

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);
    test(
      'a second factor that somebody else added is taken back by the mail’s link, and the session ends [2.4, 2.18, 2.19, 2.20, 7.48]',
      LOOK,
      async ({ page, complaints }) => {
        // Adding a factor ends the session.
        complaints.allow(/401|accounts:lookup|securetoken/);
        await page.goto('/login');
        await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
        await expect(homeLink(page)).toBeVisible();
        await addSecondFactor(page.request, ACCOUNTS.newcomer, '+818011112222');

        const link = await linkTo(page.request, ACCOUNTS.newcomer, '2段階認証が設定されました');
        const calls: string[] = [];
        page.on('request', (request) => {
          const { oobCode } = (request.postDataJSON() ?? {}) as { oobCode?: string };
          if (oobCode === codeIn(link)) calls.push(new URL(request.url()).pathname.replace(/.*:/, ''));
        });
        await page.goto(link);
        const revert = page.getByRole('button', { name: t('mfaRevert.submit') });
        await expect(revert).toBeVisible();
        await expect(page.getByText('***-****-2222')).toBeVisible();
        expect(calls).toEqual(['resetPassword']);
        await expectAccessible(page, 'a factor that may be taken back');
        await revert.click();
        await expect(page.getByText('08011112222')).toBeVisible();
        // The second is the provider's set-account-info.
        expect(calls).toEqual(['resetPassword', 'update']);
        await expectAccessible(page, 'a factor taken back');
        expect(new URL(page.url()).search).toBe('');
        await page.getByRole('button', { name: t('mfaRevert.sendReset') }).click();
        await expect(page.getByText(t('mfaRevert.sent'))).toBeVisible();
        await page.reload();
        await expect(page.getByText('08011112222')).toBeVisible();
        await page.goto('/');
        await expect(loginForm(page).heading).toBeVisible();
        // Without a code again.
        await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
        await expect(homeLink(page)).toBeVisible();
      },
    );
  });
}

const MODES = ['recoverEmail', 'resetPassword', 'revertSecondFactorAddition', 'verifyAndChangeEmail', 'verifyEmail'];
/** The two-factor tests change them at the same time, with links of their own. */
const ELSEWHERE = [ACCOUNTS.required, ACCOUNTS.unverified];

const modeOf = (link: string) => new URL(link).searchParams.get('mode');
/** The newest of each kind: other tests may have left any number. */
const oneOfEachKind = (links: readonly string[]) => [...new Map(links.map((link) => [modeOf(link), link])).values()];

test('no link of a mail acts by being opened: a browser that presses nothing changes nothing at the provider', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  // A try before may have left one, and with it nobody signs in beside.
  await removeSecondFactors(request, ACCOUNTS.newcomer);
  await requestMails(request, ACCOUNTS.sato);
  await requestAddressMails(request, ACCOUNTS.newcomer);
  // Another address is one that nobody has verified, and a second factor needs a verified one.
  await changeAccount(request, ACCOUNTS.newcomer, { emailVerified: true });
  await requestMails(request, ACCOUNTS.newcomer);
  await addSecondFactor(request, ACCOUNTS.newcomer, '+818011113333');
  await changeAccount(request, ACCOUNTS.newcomer, { emailVerified: false });
  try {
    const ours = await openLinks(request, ACCOUNTS.newcomer);
    const links = [...oneOfEachKind(ours), ...oneOfEachKind(await openLinks(request, ACCOUNTS.sato))];
    expect([...new Set(links.map(modeOf))].sort()).toEqual(MODES);
    const before = await recordsBut(request, ELSEWHERE);
    expect(before.length).toBeGreaterThan(5);

    // A mail scanner, and a colleague who is signed in.
    for (const account of [null, ACCOUNTS.yamada]) {
      const context = await browser.newContext({ baseURL: PORTAL });
      const page = await context.newPage();
      if (account) {
        await page.goto('/login');
        await submitLogin(page, account, PASSWORD);
        await expect(homeLink(page)).toBeVisible();
      }
      for (const link of links) {
        await page.goto(link);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(t('authAction.processing'))).toHaveCount(0);
      }
      await context.close();
    }
    expect(await recordsBut(request, ELSEWHERE)).toEqual(before);
    expect(await openLinks(request, ACCOUNTS.newcomer)).toEqual(ours);
  } finally {
    await removeSecondFactors(request, ACCOUNTS.newcomer);
    await changeAccount(request, ACCOUNTS.newcomer, { emailVerified: true });
  }
});

/** What the portal stores about a customer in the browser. */
const keptOf = (page: Page) =>
  page.evaluate(() => ({
    uid: localStorage.getItem('uid') !== null,
    drafts: Object.keys(sessionStorage).some((key) => key.startsWith('draft:')),
    codes: Object.keys(sessionStorage).some((key) => key.startsWith('action-code:')),
  }));

/** The ways to notice what ends a session. The token itself is valid for an hour. */
const NOTICED = [
  ['at the next start', (page: Page) => page.reload(), {}],
  ['when the token is refreshed in the background', (page: Page) => page.clock.fastForward('58:00'), LONG],
  ['when the API is called', (page: Page) => homeLink(page).click(), LONG],
] as const;

const AT_SIGN_IN = [
  'at sign-in',
  async (page: Page) => {
    // Expired meanwhile: the drafts wait for the same customer.
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (key.startsWith('firebase:')) storage.removeItem(key);
    });
    await page.reload();
    await expect(loginForm(page).heading).toBeVisible();
    expect(await keptOf(page)).toEqual({ uid: true, drafts: true, codes: true });
    await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
  },
  {},
] as const;

for (const [noticed, notice, length] of [...NOTICED, AT_SIGN_IN]) {
  const title = `a disabled account, noticed ${noticed}, is told so and leaves nothing in the browser [4.42]`;
  test(title, length, async ({ page, complaints }) => {
    complaints.allow(/accounts:lookup|accounts:signInWithPassword|accounts:resetPassword|securetoken|401/);
    await page.clock.install();
    await page.goto('/password-reset/change?mode=resetPassword&oobCode=not-a-code&apiKey=k');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/order/create');
    await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
    await orderForm(page).address.fill(SITE_ADDRESS);
    await expect.poll(() => keptOf(page)).toEqual({ uid: true, drafts: true, codes: true });
    // Whatever is under way would notice it first, and be cut off by a reload before it has told the customer.
    await page.waitForLoadState('networkidle');
    await changeAccount(page.request, ACCOUNTS.newcomer, { disabled: true });
    try {
      await notice(page);
      await expect(loginForm(page).heading).toBeVisible();
      await expect(page.getByText('このアカウントは利用できません。')).toBeVisible();
      await expect.poll(() => keptOf(page)).toEqual({ uid: false, drafts: false, codes: false });
    } finally {
      await changeAccount(page.request, ACCOUNTS.newcomer, { disabled: false });
    }
  });
}

for (const [noticed, notice, length] of NOTICED) {
  const title = `a password changed elsewhere, noticed ${noticed}, ends the session with a message; the customer goes on [4.42]`;
  test(title, length, async ({ page, otherDevice: other, complaints }) => {
    complaints.allow(/accounts:lookup|securetoken|401/);
    await page.clock.install();
    await page.goto('/order/create');
    await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
    await orderForm(page).address.fill(SITE_ADDRESS);
    await expect.poll(() => keptOf(page)).toMatchObject({ uid: true, drafts: true });

    await other.goto('/password');
    await submitLogin(other, ACCOUNTS.newcomer, PASSWORD);
    await changePassword(other, PASSWORD, NEW_PASSWORD);
    await expectDone(other);

    await notice(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(
      page.getByText(
        'パスワードの変更や、ほかの端末での操作により、ログアウトしました。もう一度ログインしてください。',
      ),
    ).toBeVisible();
    expect(await keptOf(page)).toMatchObject({ uid: false, drafts: true });
    await submitLogin(page, ACCOUNTS.newcomer, NEW_PASSWORD);
    await expect(loginForm(page).heading).toHaveCount(0);
    if (!page.url().endsWith('/order/create')) await page.goto('/order/create');
    await expect(orderForm(page).address).toHaveValue(SITE_ADDRESS);

    // The browser that changed it stays signed in. Changed back for the next test with this account.
    await other.reload();
    await changePassword(other, NEW_PASSWORD, PASSWORD);
    await expectDone(other);
  });
}

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);
    test('a customer signs out the other devices: they say why at their next call, and this one goes on', async ({
      page,
      otherDevice: other,
      complaints,
    }) => {
      complaints.allow(/securetoken|401/);
      await other.goto('/order/create');
      await submitLogin(other, ACCOUNTS.newcomer, PASSWORD);
      await orderForm(other).address.fill(SITE_ADDRESS);

      // A token has whole seconds: a sign-in within the same one would count.
      await page.waitForTimeout(1100);
      await page.goto('/');
      await submitLogin(page, ACCOUNTS.newcomer, PASSWORD);
      await expect(homeLink(page)).toBeVisible();
      await openUserMenu(page);
      await page.getByRole('link', { name: t('sessions.title') }).click();
      await expect(heading(page, t('sessions.title'))).toBeVisible();
      const others = page.getByRole('region', { name: t('sessions.others') });
      await expect(others.getByRole('listitem').first()).not.toContainText(t('sessions.ended'));

      await page.getByRole('button', { name: t('sessions.endOthers') }).click();
      const dialog = page.getByRole('dialog', { name: t('reauthentication.title') });
      await dialog.getByLabel(t('password.current'), { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: t('common.next') }).click();
      await expect(page.getByText(t('sessions.done'))).toBeVisible();
      await expect(others.getByRole('listitem').first()).toContainText(t('sessions.ended'));

      await homeLink(other).click();
      await expect(loginForm(other).heading).toBeVisible();
      await expect(other.getByText(t('session.revoked'))).toBeVisible();
      await submitLogin(other, ACCOUNTS.newcomer, PASSWORD);
      // A page that is opened sooner would break the sign-in off.
      await expect(homeLink(other)).toBeVisible();
      await other.goto('/order/create');
      await expect(orderForm(other).address).toHaveValue(SITE_ADDRESS);

      await page.reload();
      await expect(page.getByRole('heading', { name: t('sessions.here') })).toBeVisible();
      await homeLink(page).click();
      await expect(page).toHaveURL('/');
      await expect(loginForm(page).heading).toHaveCount(0);
    });
  });
}

test('a password reset with the keyboard only [2.16, 2.17]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: t('login.forgot') }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, t('passwordReset.title'))).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.newcomer);
  await page.keyboard.press('Enter');
  await expect(heading(page, t('passwordReset.sentTitle'))).toBeFocused();
  await page.goto(await linkTo(page.request, ACCOUNTS.newcomer, 'パスワードの再設定'));
  await expect(page.getByLabel(t('passwordResetChange.newPassword'), { exact: true })).toBeVisible();
  for (const name of ['passwordResetChange.newPassword', 'passwordResetChange.confirmPassword'] as const) {
    await tabTo(page, page.getByLabel(t(name), { exact: true }));
    await page.keyboard.type(PASSWORD);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, t('passwordResetChange.doneTitle'))).toBeFocused();
});
