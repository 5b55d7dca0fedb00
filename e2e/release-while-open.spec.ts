import { answer, GONE } from './fault/answers.ts';
import { heading } from './pages/frame.ts';
import { attach, expectAttached, fillContent, fillLocation, orderForm, stepHeading } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { pdfFile } from './support/provider/files.ts';
import { dayInTokyo } from './support/provider/lessee-api.ts';
import { composeNewer, openNewerRelease } from './support/release/newer-release.ts';
import { currentBuild } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* A release in the middle of somebody's form, with real builds of both versions. */

test.use({ account: 'sato' });
test.beforeAll(() => composeNewer('mf-orders'));

test('a half-filled order and its uploaded file survive a release, and the old files may be gone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const form = orderForm(page);
  await page.goto('/order/create');
  await fillLocation(page);
  await form.next.click();
  await fillContent(page, { name: '青葉ビル新築工事', endDate: dayInTokyo(30), remarks: '朝7時から' });
  await attach(page, [pdfFile('配置図.pdf')]);

  const { version } = await currentBuild('mf-orders');
  await openNewerRelease(page, 'mf-orders');
  await answer(page, (path) => path.startsWith(`/mf/mf-orders/${version}/`), GONE);
  await form.toConfirm.click();
  await expect(stepHeading(page, 3)).toBeVisible();
  await expect(page.getByText('朝7時から')).toBeVisible();

  await page.reload();
  await expect(heading(page)).toHaveText(`${t('orderCreate.title')}（新）`);
  await expect(page.getByText('青葉ビル新築工事')).toBeVisible();
  await expect(page.getByText('朝7時から')).toBeVisible();
  await expect(page.getByText('配置図.pdf')).toBeVisible();
  await page.goBack();
  await expect(form.name).toHaveValue('青葉ビル新築工事');
  await expectAttached(page, '配置図.pdf');
});
