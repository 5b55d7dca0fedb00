import { API } from '../support/addresses.ts';
import { hasNews, NEWS } from '../support/areas.ts';
import { t } from '../support/text.ts';
import { expect, test } from './engine-test.ts';
import { expectFits, expectWholeDialog, resizeTo } from './looks.ts';

const PAGES = [
  ['/', 'home.attentionTitle'],
  ['/order', 'order.listTitle'],
  ['/order/create', 'orderCreate.title'],
  ['/billing', 'billing.title'],
  ['/usage', 'usage.title'],
  ['/option', 'option.listTitle'],
  ...(hasNews ? ([['/news', 'news.title']] as const) : []),
  ['/password', 'password.title'],
  ['/mfa', 'mfa.title'],
  ['/sessions', 'sessions.title'],
  ['/email-setting', 'emailSetting.title'],
] as const;

test('each area opens cold, and fits a phone, a tablet and a desktop', async ({ visitor }) => {
  await visitor.signIn('yamada');
  await visitor.arrive();
  for (const [path, title] of PAGES)
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.see({ role: 'heading', name: t(title) });
      await expectFits(visitor);
    });
});

test('menus and filters of a phone', async ({ visitor }) => {
  await visitor.signIn('yamada');
  await visitor.arrive();
  await resizeTo(visitor.driver, 375);
  await visitor.click({ role: 'button', name: t('nav.openMenu') });
  await expectWholeDialog(visitor, { role: 'dialog', name: t('nav.label') });
  await visitor.click({ role: 'link', name: '請求' });
  await visitor.see({ role: 'heading', name: t('billing.title') });
  await visitor.click({ role: 'button', name: t('filter.open') });
  await expectWholeDialog(visitor, { role: 'dialog', name: t('filter.titleWithSort') });
});

test('news that home shows by itself', NEWS, async ({ visitor, request }) => {
  const published = await request.post(`${API}/sandbox/desk/news`, {
    data: {
      category: 'info',
      title: '年末年始の営業',
      content: '12月29日から1月3日まで休業します。\n'.repeat(30),
      isHomeDisplay: true,
    },
  });
  expect(published.status()).toBe(200);
  try {
    await visitor.signIn('newcomer');
    await expectWholeDialog(visitor, { role: 'dialog', name: t('dialog.noticeTitle') });
  } finally {
    // The connection of the first request may have been closed by now.
    await request.post(`${API}/sandbox/desk/news/hide`, { maxRetries: 1 });
  }
});
