import type { Page } from '@playwright/test';
import { heading, homeLink, logOut, openUserMenu } from './pages/frame.ts';
import { loginForm, submitLogin } from './pages/login.ts';
import { answerCode, codeForm, e164, enrol, resendLater, twoFactorForm } from './pages/two-factor.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { tabTo } from './support/page/keyboard.ts';
import { inReport, LOOK, NARROW, SCREENS } from './support/page/screens.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { codeIn, leftBehind, watchAddresses } from './support/provider/action-code.ts';
import { changeAccount, removeSecondFactors, secondFactors } from './support/provider/identity.ts';
import { linkTo, smsCodeTo } from './support/provider/outbox.ts';
import { t } from './support/text.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: t('nav.label') });
/** Not the header's, which begins with the portal's name. */
const toHome = (page: Page) => page.getByRole('link', { name: t('mfaSetting.toHome'), exact: true });
const VERIFICATION_MAIL = 'メールアドレスの確認';
/** Numbers that no other test sends to. */
const PHONE = { small: '09020000001', keyboard: '09020000002', first: '09020000003', second: '09020000004' };

test.describe('demanded two-factor', () => {
  test.beforeEach(({ request }) => removeSecondFactors(request, ACCOUNTS.required));

  for (const [screen, size, length] of inReport([['on a phone', NARROW, {}]]))
    test.describe(screen, length, () => {
      test.use(size);
      test(
        'is set up before anything else: wrong code, another code, and home; then sign-in asks for one [2.42, 2.55, 4.11, 4.13, 4.14]',
        LOOK,
        async ({ page, complaints }) => {
          complaints.allow(/mfaEnrollment:finalize/, /accounts:signInWithPassword/);
          await page.clock.install();
          await page.goto('/order');
          await submitLogin(page, ACCOUNTS.required, PASSWORD);
          await expect(page).toHaveURL('/mfa-setting');
          await expect(page.getByText(t('mfa.requiredNote'))).toBeVisible();
          await page.goto('/billing');
          await expect(page).toHaveURL('/mfa-setting');
          await expect(menu(page)).toHaveCount(0);

          const form = twoFactorForm(page);
          await form.phone.fill('０９０-２０００');
          await expect(form.send).toBeDisabled();
          await form.phone.fill('０９０-２０００-０００１');
          await expect(form.phone).toHaveValue(PHONE.small);
          await expectAccessible(page, 'the phone number');
          await form.send.click();
          await expect(page.getByText(t('mfaSetting.codeLead', { phone: '090-2000-0001' }))).toBeVisible();
          const first = await smsCodeTo(page.request, e164(PHONE.small));
          await form.code.fill(first === '000000' ? '000001' : '000000');
          await form.verify.click();
          await expect(page.getByRole('alert').filter({ hasText: t('mfaSetting.errorCode') })).toBeVisible();
          await expectAccessible(page, 'a wrong code');

          await expect(resendLater(page)).toBeDisabled();
          await page.clock.fastForward('00:31');
          await form.resend.click();
          await expect(page.getByText(t('login.mfaResent'))).toBeVisible();
          const second = await smsCodeTo(page.request, e164(PHONE.small));
          await form.code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
          await form.verify.click();
          await expect(form.done).toBeFocused();
          await expectAccessible(page, 'two-factor is set up');
          await toHome(page).click();
          await expect(page).toHaveURL('/');
          await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();

          await logOut(page);
          await submitLogin(page, ACCOUNTS.required, PASSWORD);
          await answerCode(page, PHONE.small);
          await expect(homeLink(page)).toBeVisible();
        },
      );
    });

  test('while it is unknown whether it is set up, nobody gets past: the reason, and a retry [2.55]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(`${API}/user/mfa`, (route) => route.abort());
    await page.goto('/login');
    await submitLogin(page, ACCOUNTS.required, PASSWORD);
    await expect(page.getByRole('heading', { name: t('session.failedTitle') })).toBeVisible();
    await expect(page.getByText(t('session.failedOffline'))).toBeVisible();
    await page.unroute(`${API}/user/mfa`);
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page).toHaveURL('/mfa-setting');
  });

  test('with the keyboard only [2.42]', async ({ page }) => {
    await page.goto('/login');
    const login = loginForm(page);
    await tabTo(page, login.email);
    await page.keyboard.type(ACCOUNTS.required);
    await tabTo(page, login.password);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/mfa-setting');
    const form = twoFactorForm(page);
    await tabTo(page, form.phone);
    await page.keyboard.type(PHONE.keyboard);
    await page.keyboard.press('Enter');
    await expect(form.code).toBeFocused();
    await page.keyboard.type(await smsCodeTo(page.request, e164(PHONE.keyboard)));
    await page.keyboard.press('Enter');
    await expect(form.done).toBeFocused();
    await tabTo(page, toHome(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeVisible();
  });
});

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(`an unverified e-mail, ${screen}`, length, () => {
    test.use(size);
    test.beforeEach(async ({ request }) => {
      await removeSecondFactors(request, ACCOUNTS.unverified);
      await changeAccount(request, ACCOUNTS.unverified, { emailVerified: false });
    });

    test(
      'is verified by the mail’s link in a new tab, after sign-in; the code stays hidden [2.3, 2.39, 2.40, 2.41, 2.56, 7.47]',
      LOOK,
      async ({ page, context, complaints }) => {
        complaints.allow(/accounts:update|accounts:resetPassword/);
        await page.goto('/order');
        await loginForm(page).keep.setChecked(false);
        await submitLogin(page, ACCOUNTS.unverified, PASSWORD);
        await expect(heading(page, t('mfaVerify.title'))).toBeVisible();
        await page.goto('/mfa');
        await expect(page).toHaveURL('/mfa/email-verify');
        await expect(heading(page, t('mfaVerify.title'))).toBeVisible();
        await expectAccessible(page, 'unverified');
        await page.getByRole('button', { name: t('mfaVerify.send') }).click();
        await expect(heading(page, t('mfaVerify.sentTitle'))).toBeFocused();
        await page.reload();
        await expect(heading(page, t('mfaVerify.sentTitle'))).toBeVisible();
        const link = await linkTo(page.request, ACCOUNTS.unverified, VERIFICATION_MAIL);

        // An unknown code changes nothing.
        const wrong = new URL(link);
        wrong.searchParams.set('oobCode', 'not-a-code');
        await page.goto(wrong.href);
        await expect(page.getByRole('alert').filter({ hasText: t('authAction.invalid') })).toBeVisible();
        await expectAccessible(page, 'an invalid link');
        await page.goto('/mfa/email-verify-sent');
        await expect(heading(page, t('mfaVerify.sentTitle'))).toBeVisible();
        await expectAccessible(page, 'sent');

        const opened = await context.newPage();
        const addresses = watchAddresses(opened);
        await opened.goto(link);
        await expect(loginForm(opened).heading).toBeVisible();
        expect(await leftBehind(opened)).not.toContain(codeIn(link));
        await loginForm(opened).keep.setChecked(false);
        await submitLogin(opened, ACCOUNTS.unverified, PASSWORD);
        await expect(heading(opened, t('mfaVerify.completeTitle'))).toBeVisible();
        await expect(opened).toHaveURL('/mfa/email-verify-complete');
        await expectAccessible(opened, 'a verified address');
        expect(addresses.filter((address) => address.includes(codeIn(link)))).toEqual([]);
        expect(await leftBehind(opened)).not.toContain(codeIn(link));
        expect(await opened.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(codeIn(link));
        await opened.reload();
        await expect(heading(opened, t('mfaVerify.completeTitle'))).toBeVisible();

        // The tab that requested it is updated too.
        await page.getByRole('button', { name: t('mfaVerify.check') }).click();
        await expect(heading(page, t('mfaVerify.completeTitle'))).toBeVisible();
        await toHome(page).click();
        await expect(homeLink(page)).toBeVisible();
        await expect(page).toHaveURL('/');
        // A second click on the link has nothing left to do.
        await opened.goto(link);
        await expect(heading(opened, t('mfaVerify.completeTitle'))).toBeVisible();
      },
    );
  });
}

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(`voluntary two-factor, ${screen}`, length, () => {
    test.use(size);
    test.beforeEach(async ({ request }) => {
      await removeSecondFactors(request, ACCOUNTS.unverified);
      await changeAccount(request, ACCOUNTS.unverified, { emailVerified: true });
    });

    test(
      'is switched on, given a new number, required for a new password, and off [1.5, 1.13, 2.38, 4.12, 4.13]',
      LOOK,
      async ({ page, complaints }) => {
        test.slow();
        complaints.allow(/accounts:signInWithPassword/, /mfaEnrollment:withdraw/);
        await page.goto('/login');
        await submitLogin(page, ACCOUNTS.unverified, PASSWORD);
        await expect(homeLink(page)).toBeVisible();
        await openUserMenu(page);
        await page.getByRole('link', { name: '2段階認証の設定' }).click();
        await expect(heading(page, t('mfa.title'))).toBeVisible();
        await expect(page.getByText(t('mfa.disabled'), { exact: true })).toBeVisible();
        await page.getByRole('link', { name: t('mfa.enable') }).click();
        await enrol(page, PHONE.first);
        await page.getByRole('link', { name: t('mfaSetting.toMfa') }).click();
        await expect(page.getByText('***-****-0003')).toBeVisible();

        // Another number replaces the first.
        await page.getByRole('link', { name: t('mfaSetting.changePhone') }).click();
        await expect(page.getByText(t('mfaSetting.replaceNote', { phone: '***-****-0003' }))).toBeVisible();
        await enrol(page, PHONE.second);
        await page.getByRole('link', { name: t('mfaSetting.toMfa') }).click();
        await expect(page.getByText('***-****-0004')).toBeVisible();
        await expectAccessible(page, 'two-factor, switched on');
        expect(await secondFactors(page.request, ACCOUNTS.unverified)).toEqual([e164(PHONE.second)]);

        // The right password is only half of the proof.
        await page.goto('/password');
        await page.getByLabel(t('password.current'), { exact: true }).fill(PASSWORD);
        await page.getByLabel(t('password.new'), { exact: true }).fill('demo-pass-2');
        await page.getByLabel(t('password.confirm'), { exact: true }).fill('demo-pass-2');
        await page.getByRole('button', { name: t('password.submit') }).click();
        await expect(resendLater(page)).toBeVisible();
        await page.getByRole('button', { name: t('common.cancel') }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByLabel(t('password.current'), { exact: true })).toHaveValue(PASSWORD);

        // As if a long time had passed: the provider requires a fresh sign-in, once. (Ageing the sessions would age all
        // of them.)
        await page.route(
          /mfaEnrollment:withdraw/,
          (route) =>
            route.request().method() === 'OPTIONS'
              ? route.fallback()
              : route.fulfill({
                  status: 400,
                  json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
                }),
          { times: 1 },
        );
        await page.goto('/mfa');
        await page.getByRole('button', { name: t('mfa.disable') }).click();
        await expectAccessible(page, 'switch two-factor off?');
        await page
          .getByRole('alertdialog', { name: t('mfa.disableTitle') })
          .getByRole('button', { name: t('mfa.disable') })
          .click();
        const proof = page.getByRole('dialog', { name: t('reauthentication.title') });
        await expectAccessible(page, 'the password once more');
        await proof.getByLabel(t('password.current'), { exact: true }).fill(PASSWORD);
        await proof.getByRole('button', { name: t('common.next') }).click();
        await expect(codeForm(page).code).toBeFocused();
        await expectAccessible(page, 'the code once more');
        await answerCode(page, PHONE.second);
        await expect(page.getByText(t('mfa.disabledDone'))).toBeVisible();
        await expect(page.getByText(t('mfa.disabled'), { exact: true })).toBeVisible();

        await logOut(page);
        await submitLogin(page, ACCOUNTS.unverified, PASSWORD);
        await expect(homeLink(page)).toBeVisible();
      },
    );

    test('a session that began with the password alone ends; the one that switched it on goes on, and switching it off ends none [4.42]', async ({
      page,
      otherDevice: other,
      complaints,
    }) => {
      complaints.allow(/accounts:signInWithPassword|401/);
      for (const [tab, path] of [
        [page, '/mfa-setting'],
        [other, '/option'],
      ] as const) {
        await tab.goto(path);
        await submitLogin(tab, ACCOUNTS.unverified, PASSWORD);
        await expect(homeLink(tab)).toBeVisible();
        await tab.waitForLoadState('networkidle');
      }
      await enrol(page, PHONE.first);
      await page.getByRole('link', { name: t('mfaSetting.toMfa') }).click();
      await expect(page.getByText('***-****-0003')).toBeVisible();
      await page.reload();
      await expect(page.getByText('***-****-0003')).toBeVisible();

      // Its token is still valid.
      await homeLink(other).click();
      await expect(other.getByText(t('session.secondFactor'))).toBeVisible();
      await submitLogin(other, ACCOUNTS.unverified, PASSWORD);
      await answerCode(other, PHONE.first);
      await expect(homeLink(other)).toBeVisible();

      await page.getByRole('button', { name: t('mfa.disable') }).click();
      await page
        .getByRole('alertdialog', { name: t('mfa.disableTitle') })
        .getByRole('button', { name: t('mfa.disable') })
        .click();
      await expect(page.getByText(t('mfa.disabledDone'))).toBeVisible();
      for (const tab of [page, other]) {
        await tab.goto('/order');
        await expect(heading(tab, t('order.listTitle'))).toBeVisible();
      }
    });

    test('a new password is set with the SMS code, and works afterwards [1.12]', async ({ page, complaints }) => {
      complaints.allow(/accounts:signInWithPassword/);
      await page.goto('/mfa-setting');
      await submitLogin(page, ACCOUNTS.unverified, PASSWORD);
      await enrol(page, PHONE.first);
      let from = PASSWORD;
      // Changed back for the next test with this account.
      for (const to of ['demo-pass-2', PASSWORD]) {
        await page.goto('/password');
        await page.getByLabel(t('password.current'), { exact: true }).fill(from);
        await page.getByLabel(t('password.new'), { exact: true }).fill(to);
        await page.getByLabel(t('password.confirm'), { exact: true }).fill(to);
        await page.getByRole('button', { name: t('password.submit') }).click();
        await answerCode(page, PHONE.first);
        await expect(page.getByText(t('password.done'))).toBeVisible();
        from = to;
      }
    });
  });
}
