import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { downloadBilling, listBillings } from '@portal/contract/billing';
import { addMonths, formatYen, monthOf, todayInTokyo, yearOf } from '@portal/platform/text';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { correctBill } from './support/provider/desk.ts';
import { ask } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'large' });

const downloadButton = (page: Page) => page.getByRole('button', { name: new RegExp(t('billing.download')) });
/** On a desk, what is said about a correction has a row of its own below. */
const billRows = (page: Page) => rows(page, 'billing.title').filter({ has: downloadButton(page) });
const noteRows = (page: Page) => rows(page, 'billing.title').filter({ hasNot: downloadButton(page) });

/** Of the saved file of the only bill. */
async function digestOfDownload(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await downloadButton(page).click();
  const path = await (await downloading).path();
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

test('a corrected bill is shown in the place of the old one, and each leads to the other, whose file stays', async ({
  page,
  request,
}) => {
  const day = addMonths(todayInTokyo(), -2);
  const ofMonth = { billingYear: String(yearOf(day)), billingMonth: String(monthOf(day)), pageSize: '20' };
  const { billings } = await ask('large', listBillings, { query: ofMonth });
  const old = billings.find(({ corrects }) => !corrects);
  if (!old?.invoiceNumber) throw new Error('no bill two months ago');
  const { content } = await ask('large', downloadBilling, { params: { id: old.id } });
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(content, 'base64')]);
  const [bill, note] = [billRows(page), noteRows(page)];

  await page.goto(`/billing?number=${old.invoiceNumber}`);
  await expect(bill).toHaveCount(1);
  await expect(bill).toContainText(formatYen(old.totalRent));
  const lines = [
    { description: '駐車場利用料', quantity: 1, unitPrice: 10_009, taxPercent: 10 },
    { description: '飲料水', quantity: 1, unitPrice: 109, taxPercent: 8 },
  ] as const;
  await correctBill(request, { billingId: old.id, reason: '台数の変更', lines });

  const [corrected] = (await ask('large', listBillings, { query: { invoiceNumber: old.invoiceNumber } })).billings;
  const invoiceNumber = corrected?.correctedBy?.invoiceNumber ?? '';
  await page.goto(`/billing?year=${yearOf(day)}&month=${monthOf(day)}&q=${encodeURIComponent(old.parkingAddress)}`);
  await expect(bill.filter({ hasText: invoiceNumber })).toContainText(formatYen(11_126));
  await expect(bill.filter({ hasText: old.invoiceNumber })).toHaveCount(0);
  const correction = note.filter({ hasText: old.invoiceNumber });
  await expect(correction).toContainText(t('billing.correctedBecause', { reason: '台数の変更' }));
  await expect(correction.getByText(formatYen(old.totalRent))).toHaveCSS('text-decoration-line', 'line-through');

  await correction.getByRole('link', { name: old.invoiceNumber }).click();
  await expect(bill).toHaveCount(1);
  await expect(bill).toContainText(formatYen(old.totalRent));
  await expect(note).toContainText(t('billing.corrected'));
  expect(await digestOfDownload(page)).toBe(createHash('sha256').update(bytes).digest('hex'));

  await note.getByRole('link', { name: invoiceNumber }).click();
  await expect(bill).toContainText(formatYen(11_126));
  await expect(note).toContainText(t('billing.correction'));
  await bill.getByRole('button', { name: /の発行記録$/ }).click();
  const record = page.getByRole('dialog', { name: t('billing.record') });
  for (const fact of [old.invoiceNumber, formatYen(old.totalRent), '台数の変更'])
    await expect(record).toContainText(fact);
});
