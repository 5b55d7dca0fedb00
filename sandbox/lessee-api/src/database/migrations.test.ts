import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openDatabase } from './open.ts';
import { contacts } from './schema/account.ts';
import { billings } from './schema/billing.ts';
import { contracts } from './schema/contract.ts';
import { contractPapers } from './schema/papers.ts';
import { providerEvents } from './schema/provider-event.ts';
import { searchText } from './search-text.ts';
import { firstMigrations } from './testing.ts';

const id = (letter: string): string => letter.repeat(18);
const [account, contact, colleague, order, estimate, contract, billing] = ['a', 'c', 'd', 'o', 'e', 'k', 'b'].map(id);

/** As the first release of the schema left them: one of everything that leads to a bill, and an event in hand. */
const rows = `
  insert into accounts (id, company_name) values ('${account}', '㈱髙島建設');
  insert into contacts (id, account_id, email, last_name, first_name, is_required_change_password)
    values ('${contact}', '${account}', 'a@demo.example', '田中', '太郎', true),
      ('${colleague}', '${account}', 'b@demo.example', '山田', '花子', false);
  insert into orders (id, account_id, contact_id, name, address, search_text, latitude, longitude, number_of_cars,
    automobile_type, start_date, end_date, created_at) values ('${order}', '${account}', '${contact}', '㈱ＡＢＣ 𠮷野ビル',
    '東京都', 'x', 35, 139, 2, 'NORMAL', '2026-01-01', '2026-12-31', now());
  insert into estimates (id, account_id, order_id, status, parking_name, address, latitude, longitude, minutes_on_foot,
    monthly_rent, vacancy, created_at, answered_at) values ('${estimate}', '${account}', '${order}', 'contracted',
    'Ｐ１駐車場', '東京都港区', 35, 139, 3, 20000, 2, now(), now());
  insert into contracts (id, account_id, order_id, estimate_id, parking_name, parking_address, latitude, longitude,
    start_at, end_at, monthly_rent, number_of_cars, created_at) values ('${contract}', '${account}', '${order}',
    '${estimate}', 'Ｐ１駐車場', '東京都港区', 35, 139, now(), now() + interval '1 day', 20000, 2, now());
  insert into billings (id, account_id, contract_id, number, name, parking_address, search_text, start_date, end_date,
    total_rent, billing_date, payment_due_date) values ('${billing}', '${account}', '${contract}', '1', '請求書', '東京都港区',
    'x', '2026-01-01', '2026-01-31', 44000, '2026-01-31', '2026-02-28');
  insert into provider_events (kind, order_id, estimate_id, occurred_at)
    values ('orderCreated', '${order}', null, now()), ('estimateAccepted', '${order}', '${estimate}', now())`;

test('data of the first release are taken along: contracts get papers and are found by keyword, bills, events and demands stay', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  const dataDir = join(dir, 'database');
  const old = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await migrate(drizzle(old), { migrationsFolder: await firstMigrations(dir, 1) });
  await old.exec(rows);
  await old.close();

  const { db, close } = await openDatabase({ dataDir });
  expect(await db.select().from(contracts)).toMatchObject([
    { id: contract, searchText: searchText('Ｐ１駐車場', '東京都港区', '㈱ＡＢＣ 𠮷野ビル') },
  ]);
  const papers = { orderId: order, estimateId: estimate, documentName: '契約書_Ｐ１駐車場' };
  const [concluded] = await db
    .select()
    .from(contractPapers)
    .where(eq(contractPapers.id, id('k')));
  expect(concluded).toMatchObject({ ...papers, contractedAt: expect.any(Date) });
  expect(await db.select().from(billings)).toMatchObject([
    { id: billing, monthlyBillingId: null, issuedAt: new Date('2026-01-30T15:00:00.000Z') },
  ]);
  // Who did it was not kept then.
  expect((await db.select().from(providerEvents)).map(({ kind, contactId }) => [kind, contactId])).toEqual([
    ['orderCreated', null],
    ['estimateAccepted', null],
  ]);
  const people = await db.select().from(contacts).orderBy(contacts.id);
  expect(people.map(({ passwordChangeRequiredAt }) => passwordChangeRequiredAt)).toEqual([expect.any(Date), null]);
  await close();
  await rm(dir, { recursive: true });
}, 120_000);
