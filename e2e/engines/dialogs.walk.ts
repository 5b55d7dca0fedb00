import { e164 } from '../pages/two-factor.ts';
import { PASSWORD } from '../support/provider/accounts.ts';
import { makeOption, makeOrder } from '../support/provider/lessee-api.ts';
import { smsCodeTo } from '../support/provider/outbox.ts';
import { t } from '../support/text.ts';
import { DESKTOP } from './driver.ts';
import { test } from './engine-test.ts';
import { expectWholeDialog, resizeTo } from './looks.ts';
import { inPage } from './page-script.ts';
import type { Thing, Visitor } from './visitor.ts';

/* The windows that no other walk opens. Nothing in them is confirmed, so no account changes. */

test('questions about an application and an order, and what says that something failed', async ({ visitor }) => {
  const order = await makeOrder('sato');
  const option = await makeOption('sato');
  await visitor.signIn('sato');
  await visitor.arrive();

  await visitor.open(`/option/${option.id}/update`);
  await visitor.click({ role: 'button', name: t('option.cancel') });
  await expectWhole(visitor, { role: 'alertdialog', name: t('option.cancelTitle') });

  await visitor.open(`/order/${order.id}`);
  await visitor.click({ role: 'button', name: t('order.searchStop') });
  await expectWhole(visitor, { role: 'alertdialog', name: t('dialog.warningTitle') });
  await refuse(visitor, '/order/', 500);
  await visitor.click({ role: 'button', name: t('order.searchStop') });
  await visitor.click({ role: 'button', name: t('order.searchStop') });
  await expectWhole(visitor, { role: 'alertdialog', name: /できませんでした/ });
});

test('the password once more, and a new sign-in', async ({ visitor }) => {
  await visitor.signIn('yamada');
  await visitor.arrive();
  await visitor.open('/mfa-setting');
  await refuse(visitor, 'mfaEnrollment:start', 400);
  await visitor.fill(t('mfaSetting.phone'), '09012345678');
  await visitor.click({ role: 'button', name: t('mfaSetting.sendCode') });
  await expectWhole(visitor, { role: 'dialog', name: t('reauthentication.title') });

  await visitor.open('/password');
  await refuse(visitor, 'accounts:update', 400);
  await changePassword(visitor);
  await expectWhole(visitor, { role: 'alertdialog', name: t('relogin.title') });
});

test('the code once more, and whether to switch two-factor off', async ({ visitor, request }) => {
  await visitor.signIn('suzuki');
  await visitor.see({ role: 'button', name: /秒後に再送できます/ });
  await visitor.fill(t('login.mfaCode'), await smsCodeTo(request, e164('09012345678')));
  await visitor.click({ role: 'button', name: t('login.mfaSubmit') });
  await visitor.arrive();
  await visitor.open('/mfa');
  await visitor.click({ role: 'button', name: t('mfa.disable') });
  await expectWhole(visitor, { role: 'alertdialog', name: t('mfa.disableTitle') });

  await visitor.open('/password');
  await changePassword(visitor);
  await expectWhole(visitor, { role: 'dialog', name: t('login.mfaTitle') });
});

async function changePassword(visitor: Visitor): Promise<void> {
  await visitor.fill(t('password.current'), PASSWORD);
  await visitor.fill(t('password.new'), 'demo-pass-2');
  await visitor.fill(t('password.confirm'), 'demo-pass-2');
  await visitor.click({ role: 'button', name: t('password.submit') });
}

/** On a desktop and on a phone; then it is closed. */
async function expectWhole(visitor: Visitor, dialog: Thing): Promise<void> {
  for (const width of [375, DESKTOP.width]) {
    await resizeTo(visitor.driver, width);
    await expectWholeDialog(visitor, dialog);
  }
  await visitor.driver.press('Escape');
}

/** Until the document is left, what the page asks of this address is refused. */
async function refuse({ driver }: Visitor, part: string, status: number): Promise<void> {
  await inPage(
    driver,
    (meant: string, answered: number) => {
      const { fetch } = window;
      const body = { error: { code: answered, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
      window.fetch = (asked, options) => {
        const address = asked instanceof Request ? asked.url : String(asked);
        return address.includes(meant)
          ? Promise.resolve(Response.json(body, { status: answered }))
          : fetch(asked, options);
      };
    },
    part,
    status,
  );
}
