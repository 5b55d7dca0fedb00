import { bulkInsert } from '@portal/lessee-api/database/bulk-insert';
import type { Database } from '@portal/lessee-api/database/database';
import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { addDays, inTokyo } from '@portal/platform/text';
import { sql } from 'drizzle-orm';
import type { SeedAccount } from '#identity/seeded-user.ts';
import { createRandom } from '#random/random.ts';
import { type Company, companies, type Person } from './companies.ts';
import { insertLarge, LARGE_ORDERS, USUAL_ORDERS } from './large.ts';
import { insertNews, makeNews } from './news.ts';
import { addOptions } from './option-history.ts';
import { addOrderFiles } from './order-file-history.ts';
import { addOrderHistory } from './order-history.ts';
import { personFor } from './person-for.ts';
import { insertRows, noRows, type Rows } from './rows.ts';
import { longInUse, type Stage, type StageName, stages } from './stages.ts';
import { addUnusualBills } from './unusual-bills.ts';
import { awkwardNames } from './words/works.ts';

interface SeedOptions {
  readonly today: string;
  /** One of the companies has 100,000 orders instead of 5,000. */
  readonly isLarge?: boolean;
}

/**
 * Fills an empty database with the demo: the same companies, people and orders every time, dated relative to `today`. A
 * database that has accounts stays as it is. Returns the users that the identity provider must know.
 */
export async function seed(database: Database, options: SeedOptions): Promise<SeedAccount[]> {
  const { db } = database;
  if (await isEmpty(db)) await db.transaction(async (tx) => insertDemo(tx, options));
  return everyone().flatMap(({ user }) => (user === null ? [] : [user]));
}

export const isEmpty = async (db: Database['db']): Promise<boolean> => (await db.$count(accounts)) === 0;

/** Before the oldest of their orders. */
const CUSTOMERS_FOR_DAYS = 1_500;

/** So that everybody has a few notifications to read. */
const READ_DAYS_AGO = 2;

/** Has just become a customer: no orders, and nothing read. */
const NEWCOMER = 'new';

const everyone = (): Person[] => Object.values(companies).flatMap(({ people }): readonly Person[] => people);

async function insertDemo(db: Database['db'], { today, isLarge = false }: SeedOptions): Promise<void> {
  await bulkInsert(
    db,
    accounts,
    Object.values(companies).map(({ account }) => account),
  );
  const people = everyone();
  const createdAt = inTokyo(addDays(today, -CUSTOMERS_FOR_DAYS));
  const firstDay = inTokyo(today);
  const lastVisit = inTokyo(addDays(today, -READ_DAYS_AGO));
  await bulkInsert(
    db,
    contacts,
    people.map(({ key, contact, mustChangePassword }) => ({
      ...contact,
      createdAt: key === NEWCOMER ? firstDay : createdAt,
      notificationsReadUntil: key === NEWCOMER ? firstDay : lastVisit,
      passwordChangeRequiredAt: mustChangePassword ? createdAt : null,
    })),
  );
  const rows = makeOrders(today);
  await insertRows(db, rows);
  // The planner takes a table without statistics for tiny, and a foreign key check keeps its plan: each following row
  // would be checked by reading all orders of its account. Measured: 21 s of CPU without this, 4 s with it.
  await db.execute(sql`analyze ${orders}, ${estimates}, ${contractPapers}, ${contracts}, ${billings}`);
  await insertLarge(db, { today, count: isLarge ? LARGE_ORDERS : USUAL_ORDERS, numbered: rows.numbered });
  const readers = people.filter(({ key, user }) => user !== null && key !== NEWCOMER);
  await insertNews(
    db,
    makeNews(today),
    readers.map(({ contact }) => contact.id),
  );
}

/** How many orders of each stage and how many applications a company has; the awkward names go to the first orders. */
const plans: readonly {
  company: Company;
  counts: Partial<Record<StageName, number>>;
  names?: readonly string[];
  options?: number;
}[] = [
  {
    company: companies.takashima,
    counts: {
      unanswered: 12,
      accepted: 7,
      inUse: 9,
      beforeUse: 4,
      searching: 4,
      waiting: 5,
      stopped: 4,
      used: 8,
      lapsed: 6,
    },
    names: awkwardNames,
    options: 40,
  },
  {
    company: companies.sato,
    counts: { unanswered: 4, accepted: 2, inUse: 6, beforeUse: 2, waiting: 2, used: 4, lapsed: 2 },
    options: 12,
  },
  { company: companies.suzuki, counts: { unanswered: 3, accepted: 1, inUse: 3, used: 2, searching: 1 } },
  { company: companies.aoba, counts: { unanswered: 2, accepted: 1, inUse: 2, waiting: 1 } },
];

function makeOrders(today: string): Rows {
  const rows = noRows();
  for (const { company, counts, names = [] } of plans) {
    const random = createRandom(`orders/${company.key}`);
    // One contract began before the oldest bill, so that every recorded month has a bill.
    const list: Stage[] = [longInUse];
    for (const [name, count] of Object.entries(counts))
      list.push(...Array<Stage>(count).fill(stages[name as StageName]));
    list.forEach((stage, index) => {
      const orderRandom = random.fork(String(index));
      const person = personFor(company, orderRandom);
      addOrderHistory(rows, { company, person, stage, name: names[index], today, random: orderRandom });
    });
  }
  for (const { company, options = 0 } of plans) addOptions(rows, company, options, today);
  addOrderFiles(rows, today);
  addUnusualBills(rows, today);
  return rows;
}
