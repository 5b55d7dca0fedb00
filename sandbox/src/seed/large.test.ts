import type { Database } from '@portal/lessee-api/database/database';
import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { billings } from '@portal/lessee-api/database/schema/billing';
import { orders } from '@portal/lessee-api/database/schema/order';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { openTestDatabase } from '@portal/lessee-api/database/testing';
import { START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { count, countDistinct, eq } from 'drizzle-orm';
import { companies } from './companies.ts';
import { hasLarge, insertLarge } from './large.ts';

const { account, people } = companies.large;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(accounts).values(account);
  await database.db.insert(contacts).values(people.map(({ contact }) => contact));
}, START_TIMEOUT);
afterAll(() => database.close());

test('goes on over several batches without repeating an order or a bill’s number', async () => {
  const { db } = database;
  const numbered = { contracts: 0, billings: 0 };
  await insertLarge(db, { today: '2026-11-21', count: 2_050, numbered });
  const [written] = await db
    .select({ orders: count(), ids: countDistinct(orders.id) })
    .from(orders)
    .where(eq(orders.accountId, account.id));
  expect(written).toEqual({ orders: 2_050, ids: 2_050 });
  expect(await db.$count(contractPapers)).toBe(numbered.contracts);
  expect(await db.$count(billings)).toBe(numbered.billings);
  expect(await hasLarge(db)).toBe(false);
});
