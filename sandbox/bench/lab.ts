import type { Db } from '@portal/lessee-api/database/database';
import { and, asc, desc, eq, exists, gte, ilike, type SQL, sql } from 'drizzle-orm';
import { date, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { TODAY } from './data.ts';

/*
 * What everything is compared with: the list as the project's first laboratory wrote it, with its indexes and the
 * planner's own settings, on the same rows. Only what it reads is here.
 */

const lab = pgSchema('lab');
const contacts = lab.table('contacts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  lastName: text('last_name').notNull(),
  department: text('department'),
});
const orders = lab.table('orders', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  contactId: text('contact_id').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  searchText: text('search_text').notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
const estimates = lab.table('estimates', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  status: text('status').notNull(),
});

/** As tables with all their columns: how wide a row is decides how many pages a scan reads. */
const STATEMENTS = [
  'drop schema if exists lab cascade',
  'create schema lab',
  "create type lab.estimate_status as enum ('unanswered', 'rejected', 'accepted', 'contracted', 'aborted')",
  `create table lab.contacts as select id, account_id, auth_uid, last_name, first_name, department, email from contacts`,
  `create table lab.orders as select id, account_id, contact_id, name, address, search_text, latitude as lat, longitude as lng,
    number_of_cars, automobile_type, start_date, end_date, remarks, is_search_stopped as search_stopped, 1 as version, created_at from orders`,
  `create table lab.estimates as select id, order_id, status::lab.estimate_status as status, minutes_on_foot, monthly_rent,
    latitude as lat, longitude as lng from estimates`,
  'alter table lab.contacts add primary key (id)',
  'alter table lab.orders add primary key (id)',
  'alter table lab.estimates add primary key (id)',
  'create index on lab.contacts (account_id, department)',
  'create index on lab.orders (account_id, created_at desc, id desc)',
  'create index on lab.orders (contact_id)',
  'create index on lab.orders using gin (search_text gin_trgm_ops)',
  'create index on lab.estimates (order_id, status)',
];

export async function makeLab(db: Db): Promise<void> {
  for (const statement of STATEMENTS) await db.execute(sql.raw(statement));
}

export interface LabQuery {
  readonly accountId: string;
  readonly keyword?: string | undefined;
  readonly department?: string | undefined;
  readonly isNotExpired?: boolean;
  readonly isUnanswered?: boolean;
  readonly sort?: 'createdAt' | 'startDate';
  readonly page: number;
  readonly size: number;
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Rows and count side by side, as they were. */
export async function labList(db: Db, query: LabQuery): Promise<number> {
  const words = (query.keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const isUnanswered = and(eq(estimates.orderId, orders.id), eq(estimates.status, 'unanswered'));
  const where: (SQL | undefined)[] = [
    eq(orders.accountId, query.accountId),
    ...words.map((word) => ilike(orders.searchText, `%${escapeLike(word)}%`)),
    query.isNotExpired ? gte(orders.endDate, TODAY) : undefined,
    query.department === undefined ? undefined : eq(contacts.department, query.department),
    query.isUnanswered ? exists(db.select({ one: sql`1` }).from(estimates).where(isUnanswered)) : undefined,
  ];
  const byStart = [asc(orders.startDate), asc(orders.id)];
  const newest = [desc(orders.createdAt), desc(orders.id)];
  const unanswered = db.select({ count: sql<number>`count(*)::int` }).from(estimates).where(isUnanswered);
  const [, [counted]] = await Promise.all([
    db
      .select({
        id: orders.id,
        name: orders.name,
        address: orders.address,
        startDate: orders.startDate,
        endDate: orders.endDate,
        createdAt: orders.createdAt,
        contact: { id: contacts.id, lastName: contacts.lastName, department: contacts.department },
        unanswered: sql<number>`(${unanswered})`,
      })
      .from(orders)
      .innerJoin(contacts, eq(contacts.id, orders.contactId))
      .where(and(...where))
      .orderBy(...(query.sort === 'startDate' ? byStart : newest))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .innerJoin(contacts, eq(contacts.id, orders.contactId))
      .where(and(...where)),
  ]);
  return counted?.count ?? 0;
}

/** The laboratory had no counts of home; this is how they were first written: a subselect each. */
export async function labProgress(db: Db, accountId: string): Promise<void> {
  const mine = sql`from lab.orders o where o.account_id = ${accountId}`;
  const estimate = (condition: SQL) =>
    sql`exists (select 1 from lab.estimates e where e.order_id = o.id and ${condition})`;
  const inProgress = sql`o.end_date >= ${TODAY} and not o.search_stopped`;
  const usage = sql`from contracts c where c.account_id = ${accountId} and c.order_id in (select id from lab.orders where account_id = ${accountId})`;
  const now = `${TODAY}T03:00:00.000Z`;
  await db.execute(sql`select
    (select count(*) ${mine} and ${inProgress}),
    (select count(*) ${mine} and ${estimate(sql`e.status = 'unanswered'`)}),
    (select count(*) ${mine} and ${inProgress} and not ${estimate(sql`true`)}),
    (select count(*) ${mine} and ${estimate(sql`e.status = 'accepted'`)}),
    (select count(*) ${mine} and exists (select 1 from contracts c join billings b on b.contract_id = c.id
      where c.order_id = o.id and b.downloaded_at is null)),
    (select count(*) ${usage} and c.start_at <= ${now} and c.end_at >= ${now}),
    (select count(*) ${usage} and c.start_at > ${now})`);
}
