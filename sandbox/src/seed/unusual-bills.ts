import { REDUCED_TAX_PERCENT, TAX_PERCENT, totalOf } from '@portal/lessee-api/documents/bill-total';
import { addDays, addMonths, daysInPeriod, firstOfMonth, inTokyo } from '@portal/platform/text';
import { createRandom } from '#random/random.ts';
import { correctedBill } from '#trade/corrected-bill.ts';
import type { Company } from './companies.ts';
import { nextBillNumber } from './contract-history.ts';
import type { Rows } from './rows.ts';

type Bill = Rows['billings'][number];

const DAYS_NOT_USED = 3;
const CORRECTED_AFTER_DAYS = 9;

/**
 * Of a company's first contract, which is in use for longer than bills are kept: this month's bill has two tax rates,
 * and last month's has another one in its place.
 */
export function addUnusualBills(rows: Rows, { account }: Company, today: string): void {
  const billOf = (billingDate: string): Bill => {
    const bill = rows.billings.find((each) => each.accountId === account.id && each.billingDate === billingDate);
    if (!bill) throw new Error(`No bill of ${billingDate}`);
    return bill;
  };
  const thisMonth = firstOfMonth(today);
  addWater(rows, billOf(thisMonth));
  correct(rows, billOf(addMonths(thisMonth, -1)));
}

const linesOf = (rows: Rows, { id }: Bill) => rows.billingLines.filter(({ billingId }) => billingId === id);

/** 飲料水 has the reduced rate. */
function addWater(rows: Rows, bill: Bill): void {
  const position = linesOf(rows, bill).length;
  const water = { description: '飲料水（24本入り）', quantity: 3, unitPrice: 1_480, taxPercent: REDUCED_TAX_PERCENT };
  rows.billingLines.push({ billingId: bill.id, position, ...water });
  bill.totalRent = totalOf(linesOf(rows, bill)).total;
}

/** The lot could not be used for some days. */
function correct(rows: Rows, old: Bill): void {
  const days = daysInPeriod(old.startDate, old.endDate);
  const used = days - DAYS_NOT_USED;
  const rent = linesOf(rows, old).map(({ quantity, unitPrice }) => ({
    description: `駐車場利用料（日割り ${used}日／${days}日）`,
    quantity,
    unitPrice: Math.floor((unitPrice * used) / days),
    taxPercent: TAX_PERCENT,
  }));
  const { bill, lines } = correctedBill(old, {
    id: createRandom(`corrected/${old.id}`).id(),
    number: nextBillNumber(rows, old),
    issuedAt: inTokyo(addDays(old.billingDate, CORRECTED_AFTER_DAYS), '10:30:00.000'),
    reason: `利用できなかった${DAYS_NOT_USED}日分を差し引き`,
    lines: rent,
  });
  old.correctedById = bill.id;
  // Before the old one, which refers to it.
  rows.billings.unshift(bill);
  rows.billingLines.push(...lines);
}
