import { bulkInsert } from '@portal/lessee-api/database/bulk-insert';
import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { accounts } from '@portal/lessee-api/database/schema/account';
import { billingLines, billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { searchText } from '@portal/lessee-api/database/search-text';
import { describeError, type Log } from '@portal/lessee-api/log';
import { monthOf, tokyoDate, yearOf } from '@portal/platform/text';
import { and, desc, eq } from 'drizzle-orm';
import { type BilledContract, billsDue, type PlannedBill } from '#trade/bill-plan.ts';
import { billNumber, numberAfter } from './papers.ts';
import type { DeskContext } from './reaction.ts';

export type Account = typeof accounts.$inferSelect;
type Contract = typeof contracts.$inferSelect;
export type BillContext = Pick<DeskContext, 'db' | 'now'>;

/** Bills every account separately: one that fails does not hold up the others. false: at least one failed. */
export async function issueDueBills({ db, now, today }: BillContext & { today: string }, log: Log): Promise<boolean> {
  let isComplete = true;
  for (const { accountId } of await db.selectDistinct({ accountId: contracts.accountId }).from(contracts)) {
    try {
      await db.transaction((tx) => issueBills({ db: tx, now }, accountId, today));
    } catch (error) {
      isComplete = false;
      log({ level: 'error', event: 'desk billing failed', ...describeError(error) });
    }
  }
  return isComplete;
}

/** Issues what is due by that day, in a transaction. Returns the ids of the new bills. */
export async function issueBills(context: BillContext, accountId: string, today: string): Promise<string[]> {
  const { account, unbilled } = await unbilledOf(context.db, accountId, (terms, contract) =>
    billsDue(terms, contract, today),
  );
  return writeBills(context, account, unbilled);
}

interface Unbilled {
  readonly contract: Contract;
  readonly bill: PlannedBill;
}

/**
 * The wanted bills that are not out yet. The account is locked until the transaction ends, so that of two desks the
 * second sees what the first has written; its people can still order in the meantime.
 */
export async function unbilledOf(
  tx: Db,
  accountId: string,
  wanted: (account: Account, contract: BilledContract) => Iterable<PlannedBill>,
): Promise<{ account: Account; unbilled: Unbilled[] }> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  if (!account) throw new Error('There is no such account.');
  const isOfAccount = eq(billings.accountId, accountId);
  const out = await tx.select({ id: billings.contractId, start: billings.startDate }).from(billings).where(isOfAccount);
  const known = new Set(out.map(({ id, start }) => `${id} ${start}`));
  const unbilled: Unbilled[] = [];
  for (const contract of await tx.select().from(contracts).where(eq(contracts.accountId, accountId))) {
    for (const bill of wanted(account, termsOf(contract))) {
      if (!known.has(`${contract.id} ${bill.startDate}`)) unbilled.push({ contract, bill });
    }
  }
  return { account, unbilled };
}

const termsOf = (contract: Contract): BilledContract => ({
  parkingName: contract.parkingName,
  startDate: tokyoDate(contract.startAt),
  endDate: tokyoDate(contract.endAt),
  concludedOn: tokyoDate(contract.createdAt),
  monthlyRent: contract.monthlyRent,
  numberOfCars: contract.numberOfCars,
});

/**
 * Returns the ids of the bills. A bill by contract is announced separately; bills of one closing date together, as they
 * are paid.
 */
export async function writeBills({ db, now }: BillContext, account: Account, unbilled: Unbilled[]): Promise<string[]> {
  const announced = new Map<string, typeof providerEvents.$inferInsert>();
  const rows: (typeof billings.$inferInsert)[] = [];
  const lines: (typeof billingLines.$inferInsert)[] = [];
  for (const { contract, bill } of unbilled) {
    const monthlyBillingId = account.billingUnit === 'monthly' ? await consolidate(db, account, bill, now) : null;
    const row = { ...toRow(contract, bill, monthlyBillingId), issuedAt: now };
    rows.push(row);
    lines.push(...bill.lines.map((line, position) => ({ billingId: row.id, position, ...line })));
    const key = row.monthlyBillingId ?? row.id;
    const event = { kind: 'billIssued' as const, orderId: contract.orderId, billingId: row.id, occurredAt: now };
    if (!announced.has(key)) announced.set(key, event);
  }
  if (rows.length === 0) return [];
  await bulkInsert(db, billings, rows);
  await bulkInsert(db, billingLines, lines);
  await db.insert(providerEvents).values([...announced.values()]);
  return rows.map(({ id }) => id);
}

const toRow = (contract: Contract, { lines, ...bill }: PlannedBill, monthlyBillingId: string | null) => ({
  ...bill,
  id: newId(),
  accountId: contract.accountId,
  contractId: contract.id,
  number: billNumber(bill.endDate),
  parkingAddress: contract.parkingAddress,
  searchText: searchText(bill.name, contract.parkingAddress),
  downloadedAt: null,
  monthlyBillingId,
});

/** The consolidated bill of the closing date, created with the first bill of that date. */
async function consolidate(tx: Db, account: Account, bill: PlannedBill, now: Date): Promise<string> {
  const [year, month] = [yearOf(bill.billingDate), monthOf(bill.billingDate)];
  const isTheOne = and(
    eq(monthlyBillings.accountId, account.id),
    eq(monthlyBillings.year, year),
    eq(monthlyBillings.month, month),
  );
  const [known] = await tx
    .select({ id: monthlyBillings.id })
    .from(monthlyBillings)
    .where(isTheOne)
    .orderBy(desc(monthlyBillings.issue));
  if (known) return known.id;
  const id = newId();
  await tx.insert(monthlyBillings).values({
    id,
    accountId: account.id,
    year,
    month,
    number: consolidatedNumber(year, month),
    name: `合算請求書_${year}年${month}月`,
    closingDate: bill.billingDate,
    paymentDueDate: bill.paymentDueDate,
    issuedAt: now,
  });
  return id;
}

/** 請求書番号 of a consolidated bill. */
export const consolidatedNumber = (year: number, month: number): string =>
  numberAfter(`M${year}${String(month).padStart(2, '0')}-`);
