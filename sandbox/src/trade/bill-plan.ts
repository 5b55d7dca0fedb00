import {
  type BillingTerms,
  billingDateOf,
  closingDayOf,
  closingPeriod,
  overlap,
  type Period,
} from '@portal/lessee-api/billing-period';
import { type BillLine, totalOf } from '@portal/lessee-api/documents/bill-total';
import { fileNamePart } from '@portal/lessee-api/documents/file-name';
import { CONTRACT_FEE } from '@portal/lessee-api/documents/terms';
import { addMonths, daysInPeriod, firstOfMonth, lastOfMonth, latest, monthOf, yearOf } from '@portal/platform/text';

/* The bills that a contract leads to, by its article on payment. The desk and the seed both use this. */

export interface BilledContract extends Period {
  readonly parkingName: string;
  /** The day on which it was concluded: there are no bills before. */
  readonly concludedOn: string;
  /** Yen for one car and month, tax excluded. */
  readonly monthlyRent: number;
  readonly numberOfCars: number;
}

/** One period of a contract. */
export interface PlannedBill extends Period {
  readonly name: string;
  /** For a monthly account: the closing date. */
  readonly billingDate: string;
  readonly paymentDueDate: string;
  readonly lines: readonly BillLine[];
  readonly totalRent: number;
}

/** Bills are kept for two years: this month and the 23 before. */
const BILLED_MONTHS = 24;

/**
 * The contract's bills, from the oldest that is kept to the contract's end, in order; `today` only decides where they
 * begin.
 */
export function* billsOf(terms: BillingTerms, contract: BilledContract, today: string): Generator<PlannedBill> {
  const closingDay = closingDayOf(terms);
  const kept = firstOfMonth(addMonths(today, 1 - BILLED_MONTHS));
  // The last days of a contract may belong to the closing period of the following month.
  const last = addMonths(contract.endDate, 1);
  for (let month = latest(kept, firstOfMonth(contract.startDate)); month <= last; month = addMonths(month, 1)) {
    const period = closingPeriod(yearOf(month), monthOf(month), closingDay);
    const used = overlap(period, contract);
    if (used) yield bill(terms, contract, period, used);
  }
}

/** The bills that must be out by today. */
export function billsDue(terms: BillingTerms, contract: BilledContract, today: string): PlannedBill[] {
  const due: PlannedBill[] = [];
  for (const planned of billsOf(terms, contract, today)) {
    if (planned.billingDate > today) break;
    due.push(planned);
  }
  return due;
}

function bill(terms: BillingTerms, contract: BilledContract, period: Period, used: Period): PlannedBill {
  const lines = linesOf(contract, period, used);
  const [year, month] = [yearOf(period.endDate), monthOf(period.endDate)];
  const billingDate = billingDateOf(terms, contract, period);
  return {
    ...used,
    billingDate,
    // A bill in advance is paid within its month, a consolidated one in the month after.
    paymentDueDate: lastOfMonth(terms.billingUnit === 'monthly' ? addMonths(billingDate, 1) : billingDate),
    name: `請求書_${year}年${month}月_${fileNamePart(contract.parkingName)}`,
    lines,
    totalRent: totalOf(lines).total,
  };
}

/** The rent by the day for a partial period; the fee once, with the first rent. */
function linesOf(contract: BilledContract, period: Period, used: Period): BillLine[] {
  const days = daysInPeriod(used.startDate, used.endDate);
  const wholeDays = daysInPeriod(period.startDate, period.endDate);
  const isWhole = days === wholeDays;
  const rent = {
    description: isWhole ? '駐車場利用料' : `駐車場利用料（日割り ${days}日／${wholeDays}日）`,
    quantity: contract.numberOfCars,
    unitPrice: isWhole ? contract.monthlyRent : Math.floor((contract.monthlyRent * days) / wholeDays),
  };
  const fee = { description: '契約事務手数料', quantity: 1, unitPrice: CONTRACT_FEE };
  return used.startDate === contract.startDate ? [rent, fee] : [rent];
}
