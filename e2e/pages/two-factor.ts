import { expect, type Page } from '@playwright/test';
import { smsCodeTo } from '../support/provider/outbox.ts';

import { t } from '../support/text.ts';

/** The three steps of /mfa-setting. */
export const twoFactorForm = (page: Page) => ({
  phone: page.getByRole('textbox', { name: t('mfaSetting.phone') }),
  send: page.getByRole('button', { name: t('mfaSetting.sendCode') }),
  code: page.getByRole('textbox', { name: t('mfaSetting.code') }),
  verify: page.getByRole('button', { name: t('mfaSetting.verify') }),
  resend: page.getByRole('button', { name: t('login.mfaResend') }),
  changePhone: page.getByRole('button', { name: t('mfaSetting.changePhone') }),
  done: page.getByRole('heading', { name: t('mfaSetting.doneTitle') }),
});

/** `09012345678` in the provider's form. */
export const e164 = (national: string): string => `+81${national.slice(1)}`;

/** From the phone number to the third step. */
export async function enrol(page: Page, national: string): Promise<void> {
  const form = twoFactorForm(page);
  await form.phone.fill(national);
  await form.send.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(await smsCodeTo(page.request, e164(national)));
  await form.verify.click();
  await expect(form.done).toBeFocused();
}

/** Below the countdown: a code has been sent. */
export const resendLater = (page: Page) => page.getByRole('button', { name: /秒後に再送できます/ });

/** The code prompt of a sign-in, or of a confirmation. */
export const codeForm = (page: Page) => ({
  code: page.getByRole('textbox', { name: t('login.mfaCode') }),
  submit: page.getByRole('button', { name: t('login.mfaSubmit') }),
  resend: page.getByRole('button', { name: t('login.mfaResend') }),
  back: page.getByRole('button', { name: t('login.mfaBack') }),
});

export async function answerCode(page: Page, national: string): Promise<void> {
  const { code, submit } = codeForm(page);
  await expect(code).toBeFocused();
  await expect(resendLater(page)).toBeVisible();
  await code.fill(await smsCodeTo(page.request, e164(national)));
  await submit.click();
}
