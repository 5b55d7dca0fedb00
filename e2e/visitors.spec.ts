import type { Page } from '@playwright/test';
import { answer, call, refused } from './fault/answers.ts';
import { heading, homeLink } from './pages/frame.ts';
import { loginForm, signIn, submitLogin } from './pages/login.ts';
import { codeForm, e164, resendLater } from './pages/two-factor.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { inReport, LOOK, SCREENS } from './support/page/screens.ts';
import { openTab } from './support/page/tabs.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { makeQuotedOrder } from './support/provider/lessee-api.ts';
import { mailTo, smsCodeTo } from './support/provider/outbox.ts';
import { t } from './support/text.ts';

const SUZUKIS_PHONE = '09012345678';
/** In the form that a Japanese keyboard types. */
const inFullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);
    test('a visitor applies for the service, starting at the login [1.16, 2.10, 2.13]', LOOK, async ({ page }) => {
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
      await expectAccessible(page, 'thanks');

      // A reload sends nothing again: the form is empty.
      await page.reload();
      await expect(field(page, t('entry.companyName'))).toHaveValue('');
      await page.getByRole('link', { name: t('entry.toLogin') }).click();
      await expect(loginForm(page).heading).toBeVisible();
    });

    test(
      'the login asks for an SMS code: back, wrong, another, and to the destination [1.5, 2.11, 2.12, 4.14, 7.47, 8.8]',
      LOOK,
      async ({ page, complaints }) => {
        complaints.allow(/accounts:signInWithPassword/, /mfaSignIn:finalize/);
        await page.clock.install();
        await page.goto('/order');
        await submitLogin(page, ACCOUNTS.suzuki, PASSWORD);
        const { code, submit, resend, back } = codeForm(page);
        await expect(code).toBeFocused();
        await expect(page.getByText(t('login.mfaLead', { phone: '***-****-5678' }))).toBeVisible();
        await expect(resendLater(page)).toBeDisabled();
        await expect(submit).toBeDisabled();
        await expectAccessible(page, 'the code by SMS');

        await back.click();
        await expect(loginForm(page).email).toHaveValue(ACCOUNTS.suzuki);
        await expect(loginForm(page).password).toBeFocused();
        await loginForm(page).submit.click();
        await expect(code).toBeFocused();
        await expect(resendLater(page)).toBeDisabled();
        const first = await smsCodeTo(page.request, e164(SUZUKIS_PHONE));
        await code.fill(first === '000000' ? '000001' : '000000');
        await submit.click();
        await expect(page.getByRole('alert').filter({ hasText: t('login.errorCode') })).toBeVisible();
        await expect(code).toBeFocused();
        await expectAccessible(page, 'a wrong code by SMS');

        await page.clock.fastForward('00:31');
        await resend.click();
        await expect(page.getByText(t('login.mfaResent'))).toBeVisible();
        await expect(resendLater(page)).toBeDisabled();
        const second = inFullWidth(await smsCodeTo(page.request, e164(SUZUKIS_PHONE)));
        await code.fill(` ${second.slice(0, 3)}　${second.slice(3)} `);
        await submit.click();
        await expect(heading(page, t('order.listTitle'))).toBeVisible();
        await expect(page).toHaveURL(/\/order(\?|$)/);
      },
    );
  });
}

test('an application that cannot be sent keeps its text', async ({ page, context, complaints }) => {
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
  test(`an unknown link leads home, which is the login for visitors: "${search}" [2.6]`, async ({ page }) => {
    await page.goto(`/auth-action${search}`);
    await expect(page).toHaveURL('/login');
  });
}

test('a lost phone: what to do, from the code step', async ({ page, complaints }) => {
  complaints.allow(/accounts:signInWithPassword/);
  await page.goto('/login');
  await submitLogin(page, ACCOUNTS.suzuki, PASSWORD);
  await page.getByRole('link', { name: t('login.mfaLost') }).click();
  await expect(heading(page, t('mfaReset.title'))).toBeVisible();
  await page.getByRole('link', { name: t('mfaReset.toLogin') }).click();
  await expect(loginForm(page).heading).toBeVisible();
});

test('the link in a mail about an order asks a new tab for sign-in, then opens the order [2.12, 2.53]', async ({
  page,
}) => {
  const order = await makeQuotedOrder('sato');
  await page.goto('/login');
  await loginForm(page).keep.setChecked(false);
  await signIn(page, 'sato');
  const { link } = await mailTo(page.request, ACCOUNTS.sato, (mail) => mail.link?.endsWith(order.id) === true);

  const tab = await openTab(page, link ?? '');
  await expect(loginForm(tab).heading).toBeVisible();
  await expect(tab.getByText(t('login.returnNotice'))).toBeVisible();
  await submitLogin(tab, ACCOUNTS.sato, PASSWORD);
  await expect(heading(tab, order.name)).toBeVisible();
});

test('the portal works with local storage blocked', async ({ page }) => {
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

test('an API that refuses the token leads to the login once, with the reason', async ({ page, complaints }) => {
  complaints.allow(/401/);
  await page.goto('/login');
  await signIn(page, 'yamada');
  // Home asks for orders too.
  await page.goto('/usage');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  let asked = 0;
  const mend = await answer(page, call('/order'), (route) => {
    asked += 1;
    return refused(401)(route);
  });
  await page.getByRole('link', { name: '駐車場探しの依頼' }).first().click();
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.getByText(t('session.expiredBody'))).toBeVisible();
  expect(asked).toBe(1);
  await mend();
  await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
});

test('the next customer at the same screen sees nothing of the previous one', async ({ page }) => {
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
    .getByRole('link', { name: '駐車場探しの依頼' })
    .click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => text.includes(before) || text.includes('山田 花子'))).toEqual([]);
  await page.goBack();
  await page.goBack();
  expect(await page.locator('body').textContent()).not.toContain(before);
});

test('the footer leads to the licences of what the portal is built with, those of each area', async ({ page }) => {
  await page.goto('/login');
  const link = page.getByRole('link', { name: t('footer.licenses') });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const text = await file.text();
  expect(text).toMatch(/^react 19\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Apache License');
  expect(text.match(/\(MIT\)/g)?.length).toBeGreaterThan(30);
});
