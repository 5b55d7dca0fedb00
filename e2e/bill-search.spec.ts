import { readFile } from 'node:fs/promises';
import { type Billing, listBillings } from '@portal/contract/billing';
import { addDays, addMonths, firstOfMonth, formatYen, todayInTokyo } from '@portal/platform/text';
import { heading } from './pages/frame.ts';
import { chooseExport, rows } from './pages/list.ts';
import { expect, test } from './portal-test.ts';
import { expectSameAfterReload } from './support/page/looks.ts';
import { ask } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

/** Two months that other tests leave alone. */
const FROM = firstOfMonth(addMonths(todayInTokyo(), -3));
const TO = addDays(firstOfMonth(addMonths(todayInTokyo(), -1)), -1);
/** Some of the bills of both months: their numbers count on from contract to contract. */
const PART = '-0001';

const numbersOf = (bills: readonly Billing[]) => bills.map(({ invoiceNumber }) => invoiceNumber).sort();

/** What the search below must find, chosen here from all bills of these days, and the ends of its amounts. */
async function meant() {
  const { billings } = await ask('yamada', listBillings, {
    query: { billingDateFrom: FROM, billingDateTo: TO, pageSize: '100' },
  });
  const numbered = billings.filter(({ invoiceNumber }) => invoiceNumber?.includes(PART));
  const rents = [...new Set(numbered.map(({ totalRent }) => totalRent))].sort((one, other) => one - other);
  const [low = 0, high = 0] = [rents.at(1), rents.at(-2)];
  const found = numbered.filter(({ totalRent }) => totalRent >= low && totalRent <= high);
  expect(new Set(found.map(({ billingDate }) => billingDate.slice(0, 7))).size, 'months').toBe(2);
  expect(found.length).toBeLessThan(numbered.length);
  expect(numbered.length).toBeLessThan(billings.length);
  return { found, low, high };
}

test('a search by day, amount and number across months is in the address, and its CSV has its rows', async ({
  page,
}) => {
  const { found, low, high } = await meant();
  const bills = rows(page, 'billing.title');
  const expectFound = async () => {
    await expect(bills).toHaveCount(found.length);
    for (const { invoiceNumber = '', totalRent } of found)
      await expect(bills.filter({ hasText: invoiceNumber })).toContainText(formatYen(totalRent));
  };

  await page.goto('/billing');
  await page.getByRole('button', { name: t('filter.open') }).click();
  const drawer = page.getByRole('dialog');
  const values = [
    [t('billing.searchFrom', { label: t('billing.columnBillingDate') }), FROM.replaceAll('-', '/')],
    [t('billing.searchTo', { label: t('billing.columnBillingDate') }), TO.replaceAll('-', '/')],
    [t('billing.searchFrom', { label: t('billing.searchRent') }), String(low)],
    [t('billing.searchTo', { label: t('billing.searchRent') }), String(high)],
    [t('billing.searchNumber'), PART],
  ] as const;
  for (const [label, value] of values) await drawer.getByRole('textbox', { name: label }).fill(value);
  await drawer.getByRole('button', { name: t('filter.showCount', { count: found.length }) }).click();
  await expectFound();
  const asked = { billedFrom: FROM, billedTo: TO, rentFrom: String(low), rentTo: String(high), number: PART };
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(asked);

  await expectSameAfterReload(page, bills.first());
  await expectFound();
  const address = page.url();
  await bills.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/usage\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(heading(page, t('billing.title'))).toBeVisible();
  await expectFound();

  const downloading = page.waitForEvent('download');
  await chooseExport(page, t('export.csv'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('export.start'), exact: true })
    .click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.map((line) => /\d{6}-\d+/.exec(line)?.[0]).sort()).toEqual(numbersOf(found));
});
