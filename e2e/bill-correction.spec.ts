import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { downloadBilling, listBillings } from '@portal/contract/billing';
import { downloadMonthlyBilling, getMonthlyBilling, listMonthlyBillings } from '@portal/contract/monthly-billing';
import { addMonths, formatYen, monthOf, todayInTokyo, yearOf } from '@portal/platform/text';
import { rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { watchArrival } from './support/page/looks.ts';
import { correctBill } from './support/provider/desk.ts';
import { ask } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

const LINES = [
  { description: '駐車場利用料', quantity: 1, unitPrice: 10_009, taxPercent: 10 },
  { description: '飲料水', quantity: 1, unitPrice: 109, taxPercent: 8 },
] as const;

const downloadButton = (page: Page) => page.getByRole('button', { name: new RegExp(t('billing.download')) });
/** On a desk, what is said about a correction has a row of its own below. */
const billRows = (page: Page) => rows(page, 'billing.title').filter({ has: downloadButton(page) });
const noteRows = (page: Page) => rows(page, 'billing.title').filter({ hasNot: downloadButton(page) });

/** Of the saved file. */
async function digestOfDownload(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const path = await (await downloading).path();
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

/** Of the file that the portal saves of this answer: with a byte-order mark. */
const digestOf = ({ content }: { content: string }): string =>
  createHash('sha256')
    .update(Buffer.from([0xef, 0xbb, 0xbf]))
    .update(Buffer.from(content, 'base64'))
    .digest('hex');

test.describe('an account that pays each contract', () => {
  test.use({ account: 'large' });

  test('a corrected bill is shown in the place of the old one, and each leads to the other, whose file stays', async ({
    page,
    request,
  }) => {
    const day = addMonths(todayInTokyo(), -2);
    const ofMonth = { billingYear: String(yearOf(day)), billingMonth: String(monthOf(day)), pageSize: '20' };
    const { billings } = await ask('large', listBillings, { query: ofMonth });
    const old = billings.find(({ corrects }) => !corrects);
    if (!old?.invoiceNumber) throw new Error('no bill two months ago');
    const digest = digestOf(await ask('large', downloadBilling, { params: { id: old.id } }));
    const [bill, note] = [billRows(page), noteRows(page)];

    await page.goto(`/billing?number=${old.invoiceNumber}`);
    await expect(bill).toHaveCount(1);
    await expect(bill).toContainText(formatYen(old.totalRent));
    await correctBill(request, { billingId: old.id, reason: '台数の変更', lines: LINES });

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
    expect(await digestOfDownload(page, downloadButton(page))).toBe(digest);

    await note.getByRole('link', { name: invoiceNumber }).click();
    await expect(bill).toContainText(formatYen(11_126));
    await expect(note).toContainText(t('billing.correction'));
    await bill.getByRole('button', { name: /の発行記録$/ }).click();
    const record = page.getByRole('dialog', { name: t('billing.record') });
    for (const fact of [old.invoiceNumber, formatYen(old.totalRent), '台数の変更'])
      await expect(record).toContainText(fact);
  });
});

test.describe('an account that pays once a month', () => {
  test.use({ account: 'sato' });

  test('a bill of a closed month brings a new consolidated bill; the one before is named, and its file stays', async ({
    page,
    request,
  }) => {
    const day = addMonths(todayInTokyo(), -3);
    const params = { year: String(yearOf(day)), month: String(monthOf(day)) };
    const ofMonth = { billingYear: params.year, billingMonth: params.month };
    const summary = () => ask('sato', getMonthlyBilling, { params });
    const old = await summary();
    const oldNumber = old.invoiceNumber ?? '';
    const digest = digestOf(await ask('sato', downloadMonthlyBilling, { params: { id: old.id } }));
    const [line] = (await ask('sato', listMonthlyBillings, { query: ofMonth })).billings;
    if (!line) throw new Error('no bill three months ago');
    await correctBill(request, { billingId: line.id, reason: '解約日の変更', lines: LINES });
    const { invoiceNumber = '' } = await summary();
    expect(invoiceNumber).not.toBe(oldNumber);

    // The bills are there before their consolidated bill is known.
    let showSummary = () => {};
    const isListed = new Promise<void>((resolve) => {
      showSummary = resolve;
    });
    await page.route(`**/monthly-billing/${params.year}/${params.month}`, async (route) => {
      await isListed;
      await route.continue();
    });
    const arrival = await watchArrival(page);
    await page.goto(`/billing?year=${params.year}&month=${params.month}`);
    await expect(billRows(page).first()).toBeVisible();
    showSummary();
    const total = formatYen(old.totalRent - line.totalRent + 11_126);
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('billing.summaryNumber', { number: invoiceNumber }))).toBeVisible();
    const { sum, by } = await arrival();
    expect(sum, by).toBeLessThan(0.01);
    await expect(page.getByText(formatYen(old.totalRent), { exact: true }).first()).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    const before = page.getByRole('button', { name: t('billing.downloadOf', { name: oldNumber }) });
    expect(await digestOfDownload(page, before)).toBe(digest);
    await page.getByRole('button', { name: t('billing.recordOf', { name: oldNumber }) }).click();
    const record = page.getByRole('dialog', { name: t('billing.record') });
    await expect(record).toContainText(digest);
    await record
      .getByRole('button', { name: t('common.close') })
      .last()
      .click();
    const now = page.getByRole('button', { name: t('billing.summaryDownload', { month: monthOf(day) }) });
    expect(await digestOfDownload(page, now)).toBe((await summary()).sha256);
    await expectAccessible(page, 'a corrected consolidated bill');
  });
});
