import { getTableName, sql } from 'drizzle-orm';
import {
  addBilling,
  addContract,
  addEstimate,
  addNews,
  addOption,
  addOrder,
  addPapers,
} from '#api/testing/fixtures.ts';
import { addCustomer, type Customer, callAs, openWorld, START_TIMEOUT, type World } from '#api/testing/world.ts';
import { newId } from '#database/id.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { entries } from '#database/schema/entry.ts';
import { estimateShares } from '#database/schema/estimate-share.ts';
import { mails } from '#database/schema/mail.ts';
import { newsMarks } from '#database/schema/news.ts';
import { notificationReads } from '#database/schema/notification.ts';
import { orderAttachments } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import { submittedContracts } from '#database/schema/papers.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { renderHere } from '#documents/renderers.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { holdings } from './holdings.ts';
import { findPerson, type Person } from './person.ts';

let world: World;
const rendered: unknown[] = [];
beforeAll(async () => {
  world = await openWorld(undefined, (name, content) => {
    rendered.push(content);
    return renderHere(name, content);
  });
}, START_TIMEOUT);
afterAll(() => world.close());

describe('nothing of a person is forgotten', () => {
  /** Why nothing of these tables is exported or erased. */
  const NOT_A_PERSONS: Readonly<Record<string, string>> = {
    accounts: 'a company',
    billings: 'of a company',
    billing_lines: 'of a company',
    monthly_billings: 'of a company',
    issued_pdfs: 'bills as they were issued, which the law wants kept; the name of the addressee stays in them',
    contracts: 'of a company',
    news: 'the provider’s, for everybody',
    idempotent_requests: 'answers of a day, by company',
    rate_windows: 'counts of a day at most',
    error_reports: 'nobody’s: texts are masked before they are kept',
  };
  /** In rows that the address finds. */
  const BESIDE_ANOTHER = ['entries.phone_number'];
  const TELLS = /contact|email|recipient|phone|(?:^|_)(?:tel|fax|uid|person|(?:first|last)_name)(?:_|$)/;

  test('each table of the database is one of a person’s, or says why it is not', async () => {
    const there = await world.database.db
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`);
    const held = new Set(holdings.map(({ table }) => getTableName(table)));
    expect(there.map(({ name }) => name).sort()).toEqual([...held, ...Object.keys(NOT_A_PERSONS)].sort());
  });

  test('each column that leads to a person is one that rows are found by', async () => {
    const { db } = world.database;
    const name = sql<string>`table_name || '.' || column_name`;
    const columns = await db.select({ name }).from(sql`information_schema.columns`).where(sql`table_schema = 'public'`);
    const keys = await db.select({ name: sql<string>`key.conrelid::regclass || '.' || here.attname` }).from(sql`
      pg_constraint key cross join unnest(key.conkey, key.confkey) as pair(here, there)
      join pg_attribute here on here.attrelid = key.conrelid and here.attnum = pair.here
      join pg_attribute there on there.attrelid = key.confrelid and there.attnum = pair.there
        and key.confrelid = 'contacts'::regclass and there.attname = 'id'`);
    expect(keys.length).toBeGreaterThan(5);
    const leading = [...columns.filter((column) => TELLS.test(column.name)), ...keys]
      .map((column) => column.name)
      .filter((column) => !column.startsWith('contacts.') && !BESIDE_ANOTHER.includes(column));
    const found = new Set(holdings.map(({ column }) => `${getTableName(column.table)}.${column.name}`));
    expect(leading.filter((column) => !found.has(column))).toEqual([]);
  });
});

/** Found nowhere else. */
const personal = () => ({
  ...{ lastName: newId(), firstName: newId(), lastNameKana: newId(), firstNameKana: newId() },
  ...{ department: newId(), tel: newId(), fax: newId(), email: `${newId()}@example.jp` },
});

/** One of everything, with the address in another case than the contact's. */
async function addTraces(customer: Customer, email: string, phoneNumber: string) {
  const { db } = world.database;
  const now = world.clock.now();
  const { accountId, contactId, uid } = customer;
  const order = await addOrder(world, customer);
  await addOption(world, customer);
  const estimate = await addEstimate(world, order, { status: 'accepted', contactId });
  const papers = await addPapers(world, estimate, { downloadedAt: now, downloadedById: contactId });
  const { id: newsId } = await addNews(world);
  const billing = await addBilling(world, await addContract(world, order));
  const file = { id: newId(), accountId, contactId, filename: 'a.csv', fileKey: `order_files/${contactId}-1-a.csv` };
  await db.insert(orderFiles).values({ ...file, createdAt: now });
  await db.insert(orderAttachments).values({ id: newId(), orderId: order.id, position: 0, name: 'a.pdf', url: uid });
  const submitted = { papersId: papers.id, filename: 'b.pdf', content: Buffer.from('%PDF'), contactId };
  await db.insert(submittedContracts).values({ ...submitted, submittedAt: now });
  const share = { accountId, contactId, orderId: order.id, addresses: 1, sharedOn: '2026-11-20', sharedAt: now };
  await db.insert(estimateShares).values(share);
  const call = { occurredAt: now, accountId, contactId, action: 'createOrder', status: 201, requestId: newId() };
  await db.insert(auditEntries).values(call);
  await db.insert(newsMarks).values({ contactId, newsId, readAt: now });
  await db.insert(notificationReads).values({ contactId, subjectId: papers.id, readAt: now });
  await addApplicant(email.toUpperCase(), phoneNumber);
  await db.insert(providerEvents).values({ kind: 'orderCreated', orderId: order.id, contactId, occurredAt: now });
  return { order, billing };
}

async function addApplicant(email: string, phoneNumber: string): Promise<void> {
  const { db } = world.database;
  const [id, now] = [newId(), world.clock.now()];
  const applicant = { companyName: '甲社', name: `${phoneNumber} 花子`, phoneNumber };
  await db.insert(entries).values({ ...applicant, id, email, createdAt: now });
  await db.insert(providerEvents).values({ kind: 'entryReceived', entryId: id, occurredAt: now });
  const mail = { recipient: email, subject: phoneNumber, body: '…', createdAt: now, dueAt: now };
  await db.insert(mails).values({ ...mail, messageId: `<${id}>` });
}

const personOf = async (idOrEmail: string): Promise<Person> => {
  const person = await findPerson(world.database.db, idOrEmail);
  if (person === null) throw new Error('There is nobody.');
  return person;
};
const held = async (customer: Customer) =>
  exportPerson(world.database.db, await personOf(customer.contactId)).then((tables) =>
    JSON.parse(JSON.stringify(tables)),
  );
const counts = (tables: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
/** The whole database as text. */
async function everything(): Promise<string> {
  const { db } = world.database;
  const names = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const texts = names.map(({ name }) =>
    db
      .select({ text: sql<string>`coalesce(string_agg(t::text, chr(10)), '')` })
      .from(sql`${sql.identifier(name)} as t`),
  );
  return (await Promise.all(texts))
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

const ONE_OF_EVERYTHING = {
  ...{ contacts: 1, orders: 1, order_attachments: 1, order_files: 1, options: 1, estimates: 1, estimate_shares: 1 },
  ...{
    contract_papers: 1,
    submitted_contracts: 1,
    audit_entries: 1,
    provider_events: 2,
    news_marks: 1,
    notification_reads: 1,
    mails: 1,
  },
  entries: 1,
};

async function addColleagues() {
  const values = personal();
  const leaving = await addCustomer(world, values);
  const staying = await addCustomer(world, { accountId: leaving.accountId });
  const traces = await addTraces(leaving, values.email, values.tel);
  await addTraces(staying, `${staying.contactId}@demo.example`, newId());
  return { values, leaving, staying, ...traces };
}

test('everything that is held of a person is exported, and nothing of a colleague', async () => {
  const { values, leaving, staying, order } = await addColleagues();
  const tables = await held(leaving);
  expect(counts(tables)).toEqual(ONE_OF_EVERYTHING);
  expect(tables).toMatchObject({
    contacts: [{ id: leaving.contactId, authUid: leaving.uid, ...values }],
    orders: [{ id: order.id }],
    submitted_contracts: [{ content: Buffer.from('%PDF').toString('base64') }],
    entries: [{ email: values.email.toUpperCase(), phoneNumber: values.tel }],
  });
  expect(JSON.stringify(tables)).not.toContain(staying.contactId);
  expect(await personOf(values.email.toUpperCase())).toEqual(await personOf(leaving.contactId));
});

test('whoever is erased has left no name, address or number; the company’s records and the colleague’s data stay', async () => {
  const { db } = world.database;
  const { values, leaving, staying, order } = await addColleagues();
  const ofColleague = await held(staying);
  const before = await held(leaving);
  const left = async () => {
    const text = (await everything()).toLowerCase();
    return Object.values(values).filter((value) => text.includes(value.toLowerCase()));
  };
  expect(await left()).toEqual(Object.values(values));
  const person = await personOf(leaving.contactId);
  expect(await erasePerson(db, person)).toEqual({
    ...{ news_marks: 1, notification_reads: 1, mails: 1, provider_events: 1, entries: 1 },
  });

  expect(await left()).toEqual([]);
  const after = await held(leaving);
  for (const table of [
    'orders',
    'options',
    'estimates',
    'contract_papers',
    'submitted_contracts',
    'audit_entries',
    'estimate_shares',
  ]) {
    expect([table, after[table]]).toEqual([table, before[table]]);
  }
  expect(await held(staying)).toEqual(ofColleague);
  const seen = await callAs(world, staying, 'getOrder', { params: { id: order.id } });
  expect(seen.answer.contact).toEqual({
    ...{ id: leaving.contactId, lastName: '退会したユーザー', firstName: '', department: null },
  });
  expect((await callAs(world, leaving, 'listOrders', { query: {} })).status).toBe(403);

  const once = await everything();
  expect(await erasePerson(db, await personOf(leaving.contactId))).toEqual({});
  expect(await erasePerson(db, person)).toEqual({});
  expect((await everything()).replace(/.*getOrder.*/, '')).toBe(once);
});

test('a bill for an order of somebody who is gone is made out to the company', async () => {
  const { leaving, staying, billing } = await addColleagues();
  await erasePerson(world.database.db, await personOf(leaving.contactId));
  expect((await callAs(world, staying, 'downloadBilling', { params: { id: billing.id } })).status).toBe(200);
  expect(rendered.at(-1)).toMatchObject({
    addressee: { companyName: '株式会社試験', department: null, personName: null },
  });
});

test('it is all or nothing', async () => {
  const { db } = world.database;
  const { leaving } = await addColleagues();
  const before = await everything();
  await db.execute(sql`create table held_back (entry_id text references entries (id))`);
  await db.execute(sql`insert into held_back select id from entries`);
  await expect(erasePerson(db, await personOf(leaving.contactId))).rejects.toThrow();
  await db.execute(sql`drop table held_back`);
  expect(await everything()).toBe(before);
});

test('an applicant without an account is found by the address', async () => {
  const { db } = world.database;
  const email = `${newId()}@example.jp`;
  expect(await findPerson(db, email)).toBeNull();
  await addApplicant(email, newId());
  const person = await personOf(email.toUpperCase());
  expect(counts(await exportPerson(db, person))).toEqual({ mails: 1, provider_events: 1, entries: 1 });
  expect(await erasePerson(db, person)).toEqual({ mails: 1, provider_events: 1, entries: 1 });
  expect(await findPerson(db, email)).toBeNull();
  expect(await findPerson(db, newId())).toBeNull();
});

test('what was sent to an address that two people share is neither one’s', async () => {
  const { db } = world.database;
  const email = `${newId()}@example.jp`;
  const [one, other] = [await addCustomer(world, { email }), await addCustomer(world, { email: email.toUpperCase() })];
  await addApplicant(email, newId());
  await expect(findPerson(db, email)).rejects.toThrow(
    `by the id: ${[one, other]
      .map((each) => each.contactId)
      .sort()
      .join(', ')}.`,
  );
  const person = await personOf(one.contactId);
  expect(counts(await exportPerson(db, person))).toEqual({ contacts: 1 });
  expect(await erasePerson(db, person)).toEqual({});
  // Now it is the other’s alone.
  expect(counts(await held(other))).toEqual({ contacts: 1, mails: 1, provider_events: 1, entries: 1 });
});
