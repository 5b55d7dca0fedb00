import { closingDate } from '@portal/lessee-api/billing-period';
import { REDUCED_TAX_PERCENT, TAX_PERCENT, totalOf } from '@portal/lessee-api/documents/bill-total';
import { addDays, addMonths, daysInPeriod, firstOfMonth, inTokyo, monthOf, yearOf } from '@portal/platform/text';
import { createRandom } from '#random/random.ts';
import { correctedBill, nextIssue } from '#trade/corrected-bill.ts';
import { type Company, companies } from './companies.ts';
import { nextBillNumber, nextConsolidatedNumber } from './contract-history.ts';
import type { Rows } from './rows.ts';

type Bill = Rows['billings'][number];

const DAYS_NOT_USED = 3;
const CORRECTED_AFTER_DAYS = 6;

/**
 * Of each company's first contract, which is in use for longer than bills are kept: last month's bill has another one in
 * its place, and with it last month's consolidated bill of the monthly one; one of this month has two tax rates.
 */
export function addUnusualBills(rows: Rows, today: string): void {
  const thisMonth = firstOfMonth(today);
  const lastMonth = addMonths(thisMonth, -1);
  const { takashima, sato } = companies;
  addWater(rows, billOf(rows, takashima, thisMonth));
  correct(rows, billOf(rows, takashima, lastMonth));
  const { billingClosingDay } = sato.account;
  const closing = closingDate(yearOf(lastMonth), monthOf(lastMonth), billingClosingDay);
  correct(rows, billOf(rows, sato, closing));
}

function billOf(rows: Rows, { account }: Company, billingDate: string): Bill {
  const bill = rows.billings.find((each) => each.accountId === account.id && each.billingDate === billingDate);
  if (!bill) throw new Error(`No bill of ${billingDate}`);
  return bill;
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
  const issuedAt = inTokyo(addDays(old.billingDate, CORRECTED_AFTER_DAYS), '10:30:00.000');
  const reason = `利用できなかった${DAYS_NOT_USED}日分を差し引き`;
  const id = createRandom(`corrected/${old.id}`).id();
  const number = nextBillNumber(rows, old);
  const { bill, lines } = correctedBill(old, { id, number, issuedAt, reason, lines: rent });
  old.correctedById = id;
  // Before the old one, which refers to it.
  rows.billings.unshift({ ...bill, monthlyBillingId: consolidateAgain(rows, old, { issuedAt, reason }) });
  rows.billingLines.push(...lines);
}

/** Another issue of the consolidated bill that the old bill is a line of, if it is. */
function consolidateAgain(rows: Rows, old: Bill, correction: { issuedAt: Date; reason: string }): string | null {
  const latest = rows.monthlyBillings.find((each) => each.id === old.monthlyBillingId);
  if (!latest) return null;
  const id = createRandom(`corrected/${latest.id}`).id();
  const number = nextConsolidatedNumber(rows, latest);
  rows.monthlyBillings.push(nextIssue({ issue: 1, ...latest }, { id, number, ...correction }));
  return id;
}
