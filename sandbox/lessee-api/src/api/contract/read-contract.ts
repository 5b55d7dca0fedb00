import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { notFound } from '../core/problem.ts';
import { toContact } from '../user/contact.ts';
import { consultationsOf } from './consultations.ts';
import { contractOrderBy, usageSort } from './contract-sort.ts';
import { nextBillingDate } from './next-billing-date.ts';
import { contractsInScope, matchesUsageStatus, usageStatus } from './usage-predicate.ts';

export const listContracts: Handler<'listContracts'> = async ({ query }, { db, caller, now }) => {
  const { contactId, department } = query;
  const where = and(
    contractsInScope(db, { accountId: caller.accountId, contactId, department }),
    matchesUsageStatus(query.usageStatusFilter, now),
    query.orderId === undefined ? undefined : eq(contracts.orderId, query.orderId),
    matchesKeyword(contracts.searchText, query.searchKeyword),
  );
  const rows = await selectContracts(db, where)
    .orderBy(...contractOrderBy(query, now))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  const consultations = await consultationsOf(
    db,
    caller,
    rows.map(({ contract }) => contract.id),
  );
  return {
    data: rows.map((row) => ({ ...toContract(row, now), consultations: consultations(row.contract.id) })),
    sort: usageSort(query),
    pagination: pagination(query, await db.$count(contracts, where)),
  };
};

export const getContract: Handler<'getContract'> = async ({ params }, { db, caller, now }) => {
  const isTheOne = and(eq(contracts.accountId, caller.accountId), eq(contracts.id, params.id));
  const [row] = await selectContracts(db, isTheOne);
  if (!row) throw notFound();
  const consultations = await consultationsOf(db, caller, [params.id]);
  return {
    ...toContract(row, now),
    consultations: consultations(params.id),
    nextBillingDate: await nextBillingDate(db, row.contract, now),
  };
};

const selectContracts = (db: Db, where: SQL | undefined) =>
  db
    .select({ contract: contracts, contact: contacts, order: { id: orders.id, name: orders.name } })
    .from(contracts)
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(where);

type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number];

const toContract = ({ contract, contact, order }: ContractRow, now: Date) => ({
  id: contract.id,
  usageStatus: usageStatus(contract, now),
  parkingName: contract.parkingName,
  parkingAddress: contract.parkingAddress,
  entrance: contract.entrance,
  location: { latitude: contract.latitude, longitude: contract.longitude },
  startAt: contract.startAt.toISOString(),
  endAt: contract.endAt.toISOString(),
  monthlyRent: contract.monthlyRent,
  numberOfCars: contract.numberOfCars,
  contact: toContact(contact),
  order,
});
