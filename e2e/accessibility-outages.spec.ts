import { answer, call, GONE, NEVER, refused } from './fault/answers.ts';
import { ABOUT_FAULTS, card } from './pages/failure.ts';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessibleAtEachWidth } from './support/page/accessible.ts';
import { breakNumbers } from './support/page/broken-numbers.ts';
import { changeRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* What is seen while something is loading, or cannot be had. */

test.use({ account: 'yamada' });

test('no barrier while a list is loading', async ({ page }) => {
  await answer(page, call('/order'), NEVER);
  await page.goto('/order');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('common.loading') })
      .first(),
  ).toBeAttached();
  await expect(heading(page, t('order.listTitle'))).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'order list, loading');
});

test('no barrier when a list cannot be read', async ({ page, complaints }) => {
  complaints.allow(/500/);
  await answer(page, call('/order'), refused(500));
  await page.goto('/order');
  await expect(page.getByRole('main').getByRole('button', { name: t('common.retry') })).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'order list, failed');
});

test('no barrier when an area crashes, or its code is gone', async ({ page, complaints }) => {
  complaints.allow(...ABOUT_FAULTS, /broken on purpose/, /React Router caught/);
  await breakNumbers(page, '/order');
  await page.goto('/order');
  await expect(page.getByText(t('remote.crashedTitle', { area: '駐車場探しの依頼' }))).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'an area that crashed');
  await answer(page, (path) => path.startsWith('/mf/mf-account/'), GONE);
  await page.goto('/password');
  await expect(card(page)).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'an area that cannot be loaded');
});

test('no barrier on the 500 screen', async ({ page, complaints }) => {
  complaints.allow(/broken on purpose/, /React Router caught/);
  await breakNumbers(page, '/');
  await page.goto('/');
  await expect(heading(page, t('crash.title'))).toBeVisible();
  await expectAccessibleAtEachWidth(page, '500');
});

test('no barrier while an area is maintained', async ({ page }) => {
  await changeRegistry(page, ({ remotes }) =>
    Object.assign(remotes['mf-billing'] ?? {}, {
      maintenance: { from: '2026-01-01T22:00+09:00', text: '請求書の表示を改善しています。' },
    }),
  );
  await page.goto('/billing');
  await expect(page.getByRole('heading', { name: t('maintenance.title') })).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'an area under maintenance');
});

test('no barrier when nobody knows who is signed in', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  await answer(page, call('/user'), (route) => route.abort());
  await page.goto('/order');
  await expect(heading(page, t('session.failedTitle'))).toBeVisible();
  await expectAccessibleAtEachWidth(page, 'a session that cannot be read');
});
