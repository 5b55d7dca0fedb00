import { searchText } from '@portal/lessee-api/database/search-text';
import { TAX_PERCENT } from '@portal/lessee-api/documents/bill-total';
import { addDays, addMonths, firstOfMonth, inTokyo, monthOf, tokyoDate, yearOf } from '@portal/platform/text';
import { createRandom, type Random } from '#random/random.ts';
import { billsDue, type PlannedBill } from '#trade/bill-plan.ts';
import { contractRow } from '#trade/contract-row.ts';
import type { Company } from './companies.ts';
import { addPapers } from './papers-history.ts';
import type { Rows } from './rows.ts';

interface ContractPlan {
  readonly company: Company;
  readonly order: Rows['orders'][number];
  readonly estimate: Rows['estimates'][number];
  readonly today: string;
  readonly random: Random;
}

/** With the papers that led to it, and the bills issued by today. */
export function addContract(rows: Rows, plan: ContractPlan): void {
  const { order, estimate, random, company, today } = plan;
  const { id, contractedAt } = addPapers(rows, { estimate, status: 'contracted', random });
  const contract = contractRow(id, order, estimate, contractedAt ?? estimate.createdAt);
  rows.contracts.push(contract);
  const { startDate, endDate } = order;
  const billed = { ...contract, startDate, endDate, concludedOn: tokyoDate(contract.createdAt) };
  billsDue(company.account, billed, today).forEach((bill, index) => {
    addBill(rows, { ...plan, contract, bill, random: random.fork(`bill/${index}`) });
  });
}

interface BillPlan extends ContractPlan {
  readonly contract: Rows['contracts'][number];
  readonly bill: PlannedBill;
}

function addBill(rows: Rows, { company, contract, bill, today, random }: BillPlan): void {
  const { lines, ...fields } = bill;
  const id = random.id();
  rows.billings.push({
    ...fields,
    id,
    accountId: contract.accountId,
    contractId: contract.id,
    number: nextBillNumber(rows, bill),
    parkingAddress: contract.parkingAddress,
    searchText: searchText(bill.name, contract.parkingAddress),
    issuedAt: inTokyo(bill.billingDate),
    correctedById: null,
    correctionReason: null,
    downloadedAt: downloadedAt(bill.billingDate, today, random),
    monthlyBillingId: company.account.billingUnit === 'monthly' ? consolidate(rows, company, bill) : null,
  });
  rows.billingLines.push(
    ...lines.map((line, position) => ({ billingId: id, position, taxPercent: TAX_PERCENT, ...line })),
  );
}

/** 請求書番号 of the seeded bills; later bills have other numbers. */
export function nextBillNumber({ numbered }: Rows, { endDate }: { endDate: string }): string {
  numbered.billings += 1;
  return `${endDate.slice(0, 4)}${endDate.slice(5, 7)}-${String(numbered.billings).padStart(6, '0')}`;
}

/** The consolidated bill of the closing date, created with the first bill of that date. */
function consolidate(rows: Rows, { key, account }: Company, { billingDate, paymentDueDate }: PlannedBill): string {
  const known = rows.monthlyBillings.find(
    ({ accountId, closingDate }) => accountId === account.id && closingDate === billingDate,
  );
  if (known) return known.id;
  const [year, month] = [yearOf(billingDate), monthOf(billingDate)];
  const id = createRandom(`consolidated/${key}/${rows.monthlyBillings.length}`).id();
  rows.monthlyBillings.push({
    id,
    accountId: account.id,
    year,
    month,
    number: nextConsolidatedNumber(rows, { year, month }),
    name: `合算請求書_${year}年${month}月`,
    closingDate: billingDate,
    paymentDueDate,
    issuedAt: inTokyo(billingDate, '06:00:00.000'),
    issue: 1,
    correctionReason: null,
  });
  return id;
}

/** 請求書番号 of the seeded consolidated bills. */
export const nextConsolidatedNumber = (
  { monthlyBillings }: Rows,
  { year, month }: { year: number; month: number },
): string => `M${year}${String(month).padStart(2, '0')}-${String(monthlyBillings.length + 1).padStart(6, '0')}`;

/** Most old bills are downloaded; many of the last three months are not yet. */
function downloadedAt(billingDate: string, today: string, random: Random): Date | null {
  const thisMonth = firstOfMonth(today);
  const isDownloaded = random.chance(billingDate < addMonths(thisMonth, -2) ? 0.97 : 0.6);
  const day = addDays(billingDate, random.int(1, 6));
  return billingDate < thisMonth && isDownloaded && day < today ? inTokyo(day, '10:30:00.000') : null;
}
