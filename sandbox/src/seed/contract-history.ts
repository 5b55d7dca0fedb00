import { closingDate, closingPeriod, overlap, type Period } from '#api/billing/billing-period.ts';
import { addDays, dayOf, daysFromTo, inTokyo, monthOf, yearOf } from '#api/billing/day.ts';
import { searchText } from '#database/search-text.ts';
import { totalOf } from '#documents/bill-total.ts';
import type { Company } from './companies.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** Bills are kept for two years: this month and the 23 before. */
const BILLED_MONTHS = 24;
const CONTRACT_FEE = 5_500;

interface ContractPlan {
  readonly company: Company;
  readonly order: Rows['orders'][number];
  readonly estimate: Rows['estimates'][number];
  readonly today: string;
  readonly random: Random;
}

export function addContract(rows: Rows, plan: ContractPlan): void {
  const { order, estimate, random } = plan;
  rows.numbered.contracts += 1;
  const contractedAt = new Date(estimate.createdAt.getTime() + 2 * 86_400_000);
  const papers = {
    id: random.id(),
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    number: contractNumber(rows.numbered.contracts),
    documentId: random.id(),
    documentName: `契約書_${estimate.parkingName}`,
    createdAt: new Date(estimate.createdAt.getTime() + 86_400_000),
    submittedAt: contractedAt,
    contractedAt,
  };
  rows.papers.push(papers);
  const contract = {
    id: papers.id,
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    parkingName: estimate.parkingName,
    parkingAddress: estimate.address,
    searchText: searchText(estimate.parkingName, estimate.address, order.name),
    latitude: estimate.latitude,
    longitude: estimate.longitude,
    startAt: inTokyo(order.startDate),
    endAt: inTokyo(order.endDate, '23:59:59.999'),
    monthlyRent: estimate.monthlyRent,
    numberOfCars: order.numberOfCars,
    createdAt: contractedAt,
  };
  rows.contracts.push(contract);
  const thisYear = yearOf(plan.today);
  const thisMonth = monthOf(plan.today);
  for (let back = BILLED_MONTHS - 1; back >= 0; back -= 1) {
    const first = dayOf(thisYear, thisMonth - back, 1);
    addBill(rows, { ...plan, contract, year: yearOf(first), month: monthOf(first), monthsAgo: back });
  }
}

/** 契約番号 of the seeded contracts; those that are concluded later have numbers of their own. */
const contractNumber = (count: number): string => `K${String(count).padStart(7, '0')}`;

interface BillPlan extends ContractPlan {
  readonly contract: Rows['contracts'][number];
  readonly year: number;
  readonly month: number;
  readonly monthsAgo: number;
}

/** Nothing when the contract does not run in that month, or when the bill is not due yet. */
function addBill(rows: Rows, plan: BillPlan): void {
  const { company, contract, order, year, month, monthsAgo, today } = plan;
  const random = plan.random.fork(`${year}-${month}`);
  const { closingDay, billingDate, paymentDueDate } = billingDates(company, order.startDate, year, month);
  const wholePeriod = closingPeriod(year, month, closingDay);
  const used = overlap(wholePeriod, { startDate: order.startDate, endDate: order.endDate });
  if (used === null || billingDate > today) return;

  rows.numbered.billings += 1;
  const id = random.id();
  const lines = billLines(contract, wholePeriod, used, order.startDate).map((line, position) => ({
    billingId: id,
    position,
    ...line,
  }));
  const name = `請求書_${year}年${month}月_${contract.parkingName}`;
  rows.billings.push({
    id,
    accountId: contract.accountId,
    contractId: contract.id,
    number: `${year}${String(month).padStart(2, '0')}-${String(rows.numbered.billings).padStart(6, '0')}`,
    name,
    parkingAddress: contract.parkingAddress,
    searchText: searchText(name, contract.parkingAddress),
    startDate: used.startDate,
    endDate: used.endDate,
    totalRent: totalOf(lines).total,
    billingDate,
    paymentDueDate,
    downloadedAt: downloadedAt(billingDate, monthsAgo, random),
  });
  rows.billingLines.push(...lines);
}

/** Each contract by itself is paid in advance; an account with a closing day gets its bills when that is over. */
function billingDates({ account }: Company, contractStart: string, year: number, month: number) {
  const nextMonthEnd = dayOf(year, month + 2, 0);
  if (account.billingUnit === 'monthly') {
    const billingDate = closingDate(year, month, account.billingClosingDay);
    return { closingDay: account.billingClosingDay, billingDate, paymentDueDate: nextMonthEnd };
  }
  const first = dayOf(year, month, 1);
  return {
    closingDay: 31,
    billingDate: contractStart > first ? contractStart : first,
    paymentDueDate: dayOf(year, month + 1, 0),
  };
}

/** The rent by the day when the month is not whole; the fee once, with the first rent. */
function billLines(contract: BillPlan['contract'], whole: Period, used: Period, contractStart: string) {
  const days = daysFromTo(used.startDate, used.endDate);
  const wholeDays = daysFromTo(whole.startDate, whole.endDate);
  const isWhole = days === wholeDays;
  const rent = {
    description: isWhole ? '駐車場利用料' : `駐車場利用料（日割り ${days}日／${wholeDays}日）`,
    quantity: contract.numberOfCars,
    unitPrice: isWhole ? contract.monthlyRent : Math.floor((contract.monthlyRent * days) / wholeDays),
  };
  const fee = { description: '契約事務手数料', quantity: 1, unitPrice: CONTRACT_FEE };
  return used.startDate === contractStart ? [rent, fee] : [rent];
}

/** Old ones mostly are; of the last three months many wait. */
function downloadedAt(billingDate: string, monthsAgo: number, random: Random): Date | null {
  const isDownloaded = monthsAgo > 0 && random.chance(monthsAgo > 2 ? 0.97 : 0.6);
  return isDownloaded ? inTokyo(addDays(billingDate, random.int(1, 6)), '10:30:00.000') : null;
}
