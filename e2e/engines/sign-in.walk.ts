import { e164 } from '../pages/two-factor.ts';
import { smsCodeTo } from '../support/provider/outbox.ts';
import { t } from '../support/text.ts';
import { expect, test } from './engine-test.ts';
import { inPage } from './page-script.ts';

test('sign-in with a second factor', async ({ visitor, request }) => {
  await visitor.signIn('suzuki');
  // By then the code has been sent.
  await visitor.see({ role: 'button', name: /秒後に再送できます/ });
  await visitor.fill(t('login.mfaCode'), await smsCodeTo(request, e164('09012345678')));
  await visitor.click({ role: 'button', name: t('login.mfaSubmit') });
  await visitor.arrive();
});

test('signing out signs out the other tab too, and Back shows nothing of what was there', async ({ visitor }) => {
  await visitor.signIn('yamada', 'keep');
  await visitor.arrive();
  const other = await visitor.openTab();
  await other.open('/billing');
  await other.see({ role: 'heading', name: t('billing.title') });
  await visitor.open('/order');
  await visitor.see({ role: 'table' });
  await inPage(visitor.driver, () => void Object.assign(window, { isTheSame: true }));
  // A document of another site, so that the page cache keeps the one before.
  await visitor.driver.open('about:blank');
  await other.click({ role: 'button', name: new RegExp(t('userMenu.labelOf', { name: '.+' })) });
  await other.click({ role: 'button', name: t('userMenu.logout') });
  await other.see({ role: 'heading', name: t('login.title') });
  await visitor.driver.back();
  const shown = await inPage(visitor.driver, () => ({
    hasTable: document.querySelector('table') !== null,
    isKept: 'isTheSame' in window,
  }));
  // Firefox reads the page again; either is right.
  test.info().annotations.push({ type: 'page cache', description: shown.isKept ? 'kept' : 'read again' });
  expect(shown.hasTable).toBe(false);
  await visitor.see({ role: 'heading', name: t('login.title') });
});
