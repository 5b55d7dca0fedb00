import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_ADDRESS } from '../pages/order-form.ts';
import { pdfFile } from '../support/provider/files.ts';
import { dayInTokyo, makeQuotedOrder, newOrderName } from '../support/provider/lessee-api.ts';
import { mailTo } from '../support/provider/outbox.ts';
import { t } from '../support/text.ts';
import { test } from './engine-test.ts';
import { expectWholeDialog } from './looks.ts';

test('an order, from the question how to ask to the last step, with an attachment', async ({ visitor, folder }) => {
  const file = pdfFile('配置図（最終版）.pdf');
  await writeFile(join(folder, file.name), file.buffer);
  const name = newOrderName('別のブラウザーからの');
  await visitor.signIn('sato');
  await visitor.click({ role: 'button', name: t('header.requestSearch') });
  await expectWholeDialog(visitor, { role: 'dialog', name: t('orderMethod.title') });
  await visitor.click({ role: 'link', name: new RegExp(t('orderMethod.byForm')) });

  await visitor.fill(t('orderCreate.address'), SITE_ADDRESS);
  await visitor.click({ role: 'heading', name: t('orderCreate.step1') });
  await visitor.see({ text: t('map.selected', { address: '東京都新宿区西新宿' }) });
  await visitor.click({ role: 'button', name: t('common.next') });

  await visitor.see({ role: 'heading', name: t('orderCreate.step2') });
  await visitor.fill(t('orderCreate.constructionName'), name);
  await visitor.fill(t('orderCreate.numberOfCars'), '2');
  await visitor.driver.press('Tab');
  await visitor.driver.press('ArrowDown');
  await visitor.fill(t('orderCreate.endDate'), dayInTokyo(45).replaceAll('-', '/'));
  await visitor.driver.attach([join(folder, file.name)]);
  await visitor.see({ role: 'button', name: t('upload.remove', { name: file.name }) });
  await visitor.click({ role: 'button', name: t('orderCreate.toConfirm') });

  await visitor.see({ role: 'heading', name: t('orderCreate.step3') });
  await visitor.see({ text: file.name });
  await visitor.click({ role: 'button', name: t('orderCreate.submit') });
  await visitor.see({ role: 'heading', name: t('orderCreate.doneTitle') });
  await visitor.click({ role: 'link', name: t('orderCreate.toDetail') });
  await visitor.see({ role: 'heading', name });
});

test('an estimate is accepted, another rejected, the rest shared', async ({ visitor, request }) => {
  const order = await makeQuotedOrder('sato');
  await visitor.signIn('sato');
  await visitor.arrive();
  await visitor.open(`/order/${order.id}`);
  await visitor.click({ role: 'button', name: t('estimate.reject') });
  await expectWholeDialog(visitor, { role: 'alertdialog', name: t('estimate.rejectTitle') });
  await visitor.click({ role: 'button', name: t('estimate.reject') });
  await visitor.see({ text: t('estimate.rejected') });

  await visitor.click({ role: 'button', name: t('estimate.accept') });
  await expectWholeDialog(visitor, { role: 'dialog', name: t('estimate.acceptTitle') });
  await visitor.fill(t('estimate.acceptRequestLabel'), '鍵は郵送でお願いします。');
  await visitor.click({ role: 'button', name: t('estimate.accept') });
  await visitor.see({ text: t('estimate.accepted') });

  await visitor.open(`/order/${order.id}/share`);
  await visitor.click({ role: 'checkbox', name: t('share.selectAll') });
  await visitor.click({ role: 'button', name: t('share.toAddress') });
  const address = `genba${Date.now()}@takashima.example.co.jp`;
  await visitor.fill(t('share.emails'), address);
  await visitor.click({ role: 'button', name: t('share.toConfirm') });
  await visitor.see({ text: address });
  await visitor.click({ role: 'button', name: t('share.submit') });
  await visitor.see({ role: 'heading', name: t('share.doneTitle') });
  await mailTo(request, address, ({ attachments = [] }) => attachments.length === 1);
});
