import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Billing, countBillings, listBillings } from '@portal/contract/billing';
import { getMonthlyBilling, listMonthlyBillings } from '@portal/contract/monthly-billing';
import {
  addMonths,
  formatDate,
  formatNumber,
  formatPeriod,
  formatYen,
  monthOf,
  todayInTokyo,
  yearOf,
} from '@portal/platform/text';
import { unzipSync } from 'fflate';
import { goTo, heading } from './pages/frame.ts';
import { chooseExport, rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectAccessible } from './support/page/accessible.ts';
import {
  expectNoSidewaysScrolling,
  expectSameAfterReload,
  expectWhole,
  filledButtons,
  watchArrival,
} from './support/page/looks.ts';
import { LONG, NARROW, SHIFT_LIMITS, WIDE } from './support/page/screens.ts';
import { sortList } from './support/page/sort-list.ts';
import { changeAnswer } from './support/provider/change-answer.ts';
import { ask } from './support/provider/lessee-api.ts';
import { expectJapanesePdf } from './support/provider/pdf.ts';
import { t } from './support/text.ts';

const TABLET = { viewport: { width: 768, height: 1024 } };
const SIZES = [
  ['on a desk', WIDE, {}],
  ['on a tablet', TABLET, LONG],
  ['on a phone', NARROW, {}],
] as const;

/** Of last month: other tests get bills of this month. */
const DAY = addMonths(todayInTokyo(), -1);
const [YEAR, MONTH] = [yearOf(DAY), monthOf(DAY)];
const OF_MONTH = { billingYear: String(YEAR), billingMonth: String(MONTH), pageSize: '20' };

const months = (page: Page) => page.getByRole('group', { name: t('billing.month') });
const chosen = (page: Page) => months(page).getByRole('radio', { checked: true });
const monthOption = (count: number) => t('billing.monthOption', { month: MONTH, count: formatNumber(count) });
const bills = (page: Page) => rows(page, 'billing.title');

/** Every fact of a bill is in its row, whole, whatever the width. */
async function expectFacts(page: Page, bill: Billing): Promise<void> {
  const row = bills(page)
    .filter({ hasText: formatYen(bill.totalRent) })
    .first();
  for (const fact of [formatYen(bill.totalRent), formatDate(bill.billingDate), formatDate(bill.paymentDueDate)]) {
    await expectWhole(row.getByText(fact).first());
  }
  // A period may break between its ends.
  const [start = '', end = ''] = formatPeriod(bill.startDate, bill.endDate).split('〜');
  await expect(row).toContainText(start);
  await expect(row).toContainText(end);
  await expect(row).toContainText(bill.parkingName ?? bill.parkingAddress);
  await expect(row).toContainText(t('common.fullName', bill.contact));
  await expect(row.getByRole('button', { name: new RegExp(t('billing.download')) })).toBeVisible();
}

for (const [screen, size, length] of SIZES) {
  test.describe(screen, length, () => {
    test.use(size);

    test.describe('an account that pays each contract', () => {
      test.use({ account: 'yamada' });

      test('chooses a month, reads, sorts and narrows its bills, and goes to a use [1.10, 2.35, 2.37, 2.64]', async ({
        page,
      }) => {
        const { data } = await ask('yamada', countBillings, { params: { year: String(YEAR) } });
        const count = data.find(({ month }) => Number(month) === MONTH)?.countResult ?? 0;
        const { billings, monthTotalRent } = await ask('yamada', listBillings, {
          query: { ...OF_MONTH, sortColumn: 'TOTAL_RENT' },
        });
        const [dearest] = billings;
        if (!dearest) throw new Error('no bills last month');

        const arrival = await watchArrival(page);
        await page.goto('/');
        await goTo(page, '請求');
        await expect(heading(page, t('billing.title'))).toBeFocused();
        if (YEAR !== yearOf(todayInTokyo())) await page.getByRole('button', { name: t('billing.yearBefore') }).click();
        await months(page)
          .getByRole('radio', { name: monthOption(count) })
          .focus();
        await page.keyboard.press('Space');
        await expect(page).toHaveURL(new RegExp(`year=${YEAR}&month=${MONTH}$`));
        // The tables of totals below have it, too.
        await expect(page.getByText(formatYen(monthTotalRent ?? 0)).first()).toBeVisible();

        await sortList(page, t('billing.columnRent'), 'desc');
        await expect(page).toHaveURL(/sort=TOTAL_RENT$/);
        await expect(bills(page).first()).toContainText(formatYen(dearest.totalRent));
        await expectFacts(page, dearest);
        await expectNoSidewaysScrolling(page);
        if (screen === 'on a desk') {
          const heights = await bills(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
          expect(Math.max(...heights)).toBeLessThanOrEqual(65);
        }
        await expectSameAfterReload(page, chosen(page), bills(page).first());
        await page.waitForLoadState('networkidle');
        const { sum, by } = await arrival();
        expect(sum, by).toBeLessThan(SHIFT_LIMITS[screen === 'on a desk' ? screen : 'on a phone']);
        await expectAccessible(page, 'bills');

        await page.getByRole('searchbox').fill(dearest.parkingAddress);
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('billing.totalFiltered'))).toBeVisible();
        await expect(bills(page).first()).toContainText(formatYen(dearest.totalRent));
        await bills(page).first().getByRole('link').click();
        await expect(page).toHaveURL(`/usage/${dearest.contractId}`);
      });
    });

    test.describe('an account that pays once a month', () => {
      test.use({ account: 'sato' });

      test('reads and saves its consolidated bill, and several bills at once [4.25, 4.34, 4.35, 7.43]', async ({
        page,
      }) => {
        const query = { ...OF_MONTH, billingClosingDay: '20' };
        const { billings } = await ask('sato', listMonthlyBillings, { query });
        // Files have corrected bills, too.
        const filed = (await ask('sato', listMonthlyBillings, { query: { ...query, withCorrected: 'true' } })).billings;
        await page.goto(`/billing?year=${YEAR}&month=${MONTH}`);
        await expect(heading(page, t('billing.monthlyTitle'))).toBeVisible();
        await expect(page.getByText(t('billing.closingDay', { day: 20 }))).toBeVisible();
        for (const bill of billings.slice(0, 2)) await expectFacts(page, bill);
        await expectNoSidewaysScrolling(page);
        await expect.poll(() => filledButtons(page)).toEqual([t('billing.summaryDownload', { month: MONTH })]);

        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: t('billing.summaryDownload', { month: MONTH }) }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^[^/\\:*?"<>|]+\.pdf$/);
        await expectJapanesePdf(download);

        const zip = page.waitForEvent('download');
        await chooseExport(page, t('zip.title'));
        const dialog = page.getByRole('dialog', { name: t('zip.title') });
        const summary = await ask('sato', getMonthlyBilling, { params: { year: String(YEAR), month: String(MONTH) } });
        const consolidated = 1 + (summary.corrected ?? []).length;
        const target = t('zip.withConsolidated', { count: billings.length, consolidated });
        const corrected = filed.length - billings.length;
        const text = corrected > 0 ? t('zip.withCorrected', { target, count: corrected }) : target;
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
        await expectAccessible(page, 'several bills');
        await dialog.getByRole('button', { name: t('export.start'), exact: true }).click();
        const count = filed.length + consolidated;
        await expect(dialog.getByText(t('zip.done', { count }))).toBeVisible({ timeout: 20_000 });
        await dialog.getByRole('button', { name: t('common.close'), exact: true }).click();
        await expect(bills(page).filter({ hasText: t('billing.notDownloaded') })).toHaveCount(0);
        const entries = unzipSync(await readFile(await (await zip).path()));
        const index = new TextDecoder().decode(entries['index.csv']);
        const pdfs = Object.entries(entries).filter(([name]) => name !== 'index.csv');
        expect(pdfs).toHaveLength(count);
        for (const [name, bytes] of pdfs) {
          const row = index.split('\r\n').find((line) => line.startsWith(`"${name}"`));
          expect(row).toContain(createHash('sha256').update(bytes).digest('hex'));
        }
      });
    });
  });
}

test.describe('what a row of bills has no room for', () => {
  test.use({ account: 'tanaka' });
  const lines = (page: Page) => bills(page).locator('[data-line]');
  const cutLines = (page: Page) =>
    lines(page).evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );

  test('on a phone nothing is cut but a long name, as nobody can point at it there', async ({ page }) => {
    await page.setViewportSize(NARROW.viewport);
    await page.goto(`/billing?year=${YEAR}&month=${MONTH}&department=${encodeURIComponent('首都圏第一工事部')}`);
    await expect(lines(page).first()).toBeVisible();
    expect(await cutLines(page)).toEqual([]);
  });

  for (const [where, { viewport }] of [
    ['at a desk', WIDE],
    ['on a tablet', TABLET],
  ] as const)
    test(`${where} the number of a bill is whole`, async ({ page }) => {
      const { billings } = await ask('tanaka', listBillings, { query: OF_MONTH });
      const invoiceNumber = '202612-76866365';
      await changeAnswer(page, '/billing?*', { billings: billings.map((bill) => ({ ...bill, invoiceNumber })) });
      await page.setViewportSize(viewport);
      await page.goto(`/billing?year=${YEAR}&month=${MONTH}`);
      await expect(bills(page).getByText(invoiceNumber).first()).toBeVisible();
      expect((await cutLines(page)).filter((text) => text?.includes(invoiceNumber))).toEqual([]);
    });
});

test.describe('a customer without bills', () => {
  test.use({ ...NARROW, account: 'newcomer' });

  test('reads on a phone that the year has none, clear of the choice of the year', async ({ page }) => {
    await page.goto('/billing');
    const note = await page.getByText(t('billing.monthNone')).boundingBox();
    const choice = await page.getByRole('button', { name: t('billing.yearBefore') }).boundingBox();
    if (!note || !choice) throw new Error('no note, or no choice');
    expect(choice.y - (note.y + note.height)).toBeGreaterThanOrEqual(8);
  });
});

test.describe('the totals', () => {
  test.use({ account: 'tanaka' });

  test('each narrow the list to as many bills as they count', async ({ page }) => {
    for (const total of ['billing.totalsBySite', 'billing.totalsByDepartment'] as const) {
      await page.goto(`/billing?year=${YEAR}&month=${MONTH}`);
      const row = page
        .getByRole('table', { name: t(total) })
        .getByRole('row')
        .nth(1);
      const count = Number.parseInt((await row.getByRole('cell').first().textContent()) ?? '', 10);
      await row.getByRole('button').click();
      await expect(heading(page, t('billing.title'))).toBeFocused();
      await expect(page).toHaveURL(/[?&](site|department)=/);
      await expect(
        page.getByText(t('common.rangeOfTotal', { from: 1, to: Math.min(count, 20), total: count })),
      ).toBeVisible();
      await expectSameAfterReload(page, bills(page).first());
    }
  });
});
