import { heading } from './pages/frame.ts';
import { attach, orderForm } from './pages/order-form.ts';
import { openOrderUpdate, orderUpdateForm } from './pages/order-update-form.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import {
  expectNoSidewaysScrolling,
  expectReachableAboveKeyboard,
  expectSameAfterReload,
} from './support/page/looks.ts';
import { SCREENS } from './support/page/screens.ts';
import { lineOf } from './support/page/slow-line.ts';
import { largePdfFile, pdfFile } from './support/provider/files.ts';
import { acceptFirst, makeOrder, makeQuotedOrder, newOrderName } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('an order is changed, with its files, and only when something has changed [2.30, 3.26, 7.22]', async ({
      page,
    }) => {
      const order = await makeOrder('sato');
      const name = newOrderName('東京都庁周辺地区第一種市街地再開発事業に伴う施設建築物等新築工事（仮称）南街区作業所');
      const form = { ...orderForm(page), ...orderUpdateForm(page) };
      await openOrderUpdate(page, order.id);
      await expect(form.save).toBeDisabled();
      await expect(page.getByText(t('orderUpdate.noChange'))).toBeVisible();
      await form.name.fill(name);
      await expect(form.save).toBeEnabled();
      await form.name.fill(order.name);
      await expect(form.save).toBeDisabled();

      await form.name.fill(name);
      await attach(page, [pdfFile('配置図.pdf')]);
      await expectNoSidewaysScrolling(page);
      await expectSameAfterReload(page, page.getByText(t('orderCreate.draftRestored')));
      await expect(form.name).toHaveValue(name);
      if (screen === 'on a phone') await expectReachableAboveKeyboard(page, form.remarks, form.save);
      await form.save.click();
      await expect(page.getByText(t('orderUpdate.done'))).toBeVisible();
      await expect(page).toHaveURL(`/order/${order.id}?tab=detail`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('link', { name: '配置図.pdf' })).toBeVisible();

      await openOrderUpdate(page, order.id);
      await form.toDelete('配置図.pdf').click();
      await form.toRestore('配置図.pdf').click();
      await expect(form.save).toBeDisabled();
      await form.toDelete('配置図.pdf').click();
      await form.save.click();
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('link', { name: '配置図.pdf' })).toBeHidden();
    });
  });
}

test('a colleague was faster with an estimate: the input stays, and the order can be seen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/);
  const { id } = await makeQuotedOrder('sato');
  const form = { ...orderForm(page), ...orderUpdateForm(page) };
  await openOrderUpdate(page, id);
  await form.remarks.fill('夜間に使います。');
  await acceptFirst('sato', id);

  await form.save.click();
  const refusal = page.getByRole('alertdialog', { name: t('errorDialog.postTitle') });
  await expect(refusal).toContainText(t('orderUpdate.accepted'));
  await refusal.getByRole('button', { name: t('common.reload') }).click();
  await expect(page.getByText(t('orderUpdate.accepted'))).toBeVisible();
  await expect(form.remarks).toHaveValue('夜間に使います。');
  await expect(form.save).toBeDisabled();

  await page.getByRole('link', { name: t('orderCreate.toDetail') }).click();
  await form.question.getByRole('button', { name: t('leave.confirm') }).click();
  await expect(page).toHaveURL(`/order/${id}`);
});

test('a line that is cut in the middle of an upload and of the save loses nothing', async ({ page, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const { id } = await makeOrder('sato');
  const form = { ...orderForm(page), ...orderUpdateForm(page) };
  await openOrderUpdate(page, id);
  await form.remarks.fill('夜間に使います。');
  const line = await lineOf(page);
  await line({ megabitsPerSecond: 1 });
  const chooser = page.waitForEvent('filechooser');
  await form.chooseFiles.click();
  await (await chooser).setFiles([largePdfFile('大きい図面.pdf', 800_000)]);
  // The first of its pieces has arrived.
  await expect(page.getByRole('progressbar', { name: /（[1-9]\d*%）/ })).toBeVisible({ timeout: 20_000 });
  await line({ megabitsPerSecond: 1, isCut: true });
  await form.back.click();
  await expect(form.question).toContainText('大きい図面.pdf');
  await form.question.getByRole('button', { name: t('common.cancel') }).click();
  await line({ megabitsPerSecond: 50 });
  const arrived = page.getByRole('status').filter({ hasText: t('upload.done', { name: '大きい図面.pdf' }) });
  await expect(arrived).toBeAttached({ timeout: 40_000 });

  let isCut = true;
  await page.route(`${API}/order/${id}`, (route) =>
    isCut && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await form.save.click();
  const failure = page.getByRole('alertdialog', { name: t('errorDialog.timeoutTitle') });
  await expect(failure).toContainText(t('orderDetail.whereToLook'));
  await failure
    .getByRole('button', { name: t('common.close') })
    .first()
    .click();
  await expect(form.remarks).toHaveValue('夜間に使います。');
  isCut = false;
  await form.save.click();
  await expect(page.getByText(t('orderUpdate.done'))).toBeVisible();
  await expect(page.getByRole('link', { name: '大きい図面.pdf' })).toBeVisible();
});
