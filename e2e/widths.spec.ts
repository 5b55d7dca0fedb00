import { acceptButtons } from './pages/estimates.ts';
import { heading, homeLink } from './pages/frame.ts';
import { queueItems } from './pages/home.ts';
import { rows } from './pages/list.ts';
import { loginForm } from './pages/login.ts';
import { paperDownload } from './pages/usage.ts';
import { expect, test } from './portal-test.ts';
import { expectFitsAtEveryWidth } from './support/page/looks.ts';
import { VISITORS_PAGES } from './support/page/screens.ts';
import { makeOption, makeQuotedOrder, someContract } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test('no page scrolls sideways at any width', async ({ page, signedIn, context, complaints }) => {
  test.slow();
  complaints.allow(/accounts:resetPassword/);
  const fits = () => expectFitsAtEveryWidth(page);
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  await fits();
  for (const { path, title, problem } of [
    { path: '/entry', title: 'entry.title', problem: undefined },
    ...VISITORS_PAGES,
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, t(title))).toBeVisible();
      if (problem) await expect(page.getByRole('alert')).toContainText(t(problem));
      await fits();
    });
  }

  const order = await makeQuotedOrder('sato');
  const option = await makeOption('sato');
  const contract = await someContract('sato');
  await context.addInitScript(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    (await signedIn('sato')).origins.flatMap(({ localStorage }) => localStorage),
  );
  const pages = [
    ['/', queueItems(page).first()],
    ['/order', heading(page, t('order.listTitle'))],
    [`/order/${order.id}`, acceptButtons(page).first()],
    [`/order/${order.id}?tab=detail`, page.getByText(t('orderCreate.remarks'))],
    [`/order/${order.id}/update`, page.getByText(t('orderUpdate.noChange'))],
    [`/order/${order.id}/contract`, page.getByText(t('contract.empty'))],
    ['/order/create', heading(page, t('orderCreate.title'))],
    ['/order/create-by-file', heading(page, t('orderFile.title'))],
    ['/option', rows(page, 'option.listTitle').first()],
    ['/option/create', heading(page, t('option.createTitle'))],
    [`/option/${option.id}/update`, heading(page, t('option.updateTitle'))],
    ['/billing', heading(page, t('billing.title'))],
    ['/usage', rows(page, 'usage.title').first()],
    [`/usage/${contract.id}`, paperDownload(page)],
    ['/news', heading(page, t('news.title'))],
    ['/password', heading(page, t('password.title'))],
    ['/mfa', heading(page, t('mfa.title'))],
    ['/mfa-setting', heading(page, t('mfaSetting.title'))],
    ['/email-setting', heading(page, t('emailSetting.title'))],
  ] as const;
  for (const [path, sign] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(homeLink(page)).toBeVisible();
      await expect(sign).toBeVisible();
      await fits();
    });
  }
});
