import { and, eq, sql } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import type { ApiClient } from './client.ts';
import { callerOf } from './data.ts';
import type { Engine } from './engines.ts';
import { figures, timed } from './measure.ts';
import type { WriteRow } from './report.ts';

const newOrder = (index: number) => ({
  constructionName: `豊洲タワー新築工事 第${index}期`,
  address: '東京都江東区豊洲3丁目2-20',
  latitude: 35.6549,
  longitude: 139.7963,
  numberOfCars: 2,
  automobileType: 'NORMAL',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  remarks: '',
  attachmentUrls: [],
});

/** What the indexes for reading cost when writing. Leaves the database as it was. */
export async function measureWrites(engine: Engine, { call }: ApiClient, times: number): Promise<WriteRow[]> {
  const { db } = engine.database;
  const created: string[] = [];
  const creation = await repeat(engine, 'create an order', times, async (index) => {
    const { id } = (await call('60k', 'POST', '/order', newOrder(index))) as { id: string };
    created.push(id);
  });
  const open = await db
    .select({ id: estimates.id, orderId: estimates.orderId })
    .from(estimates)
    .innerJoin(contacts, eq(contacts.accountId, estimates.accountId))
    .where(and(eq(contacts.authUid, callerOf('60k')), eq(estimates.status, 'unanswered')))
    .limit(times);
  const acceptance = await repeat(engine, 'accept an estimate', open.length, async (index) => {
    const { id, orderId } = open[index] ?? { id: '', orderId: '' };
    await call('60k', 'PATCH', `/order/${orderId}/estimate/${id}/accept`, {});
  });
  for (const { id } of open) {
    await db.update(estimates).set({ status: 'unanswered', answeredAt: null }).where(eq(estimates.id, id));
  }
  await db.execute(sql`delete from provider_events`);
  for (const id of created) await db.execute(sql`delete from orders where id = ${id}`);
  await engine.vacuum();
  return [creation, acceptance];
}

async function repeat(
  engine: Engine,
  title: string,
  times: number,
  work: (index: number) => Promise<void>,
): Promise<WriteRow> {
  const before = await walPosition(engine);
  const measured: number[] = [];
  for (let index = 0; index < times; index += 1) measured.push(await timed(() => work(index)));
  const walBytes = ((await walPosition(engine)) - before) / times;
  return { title, ...figures(measured), walBytes };
}

async function walPosition({ database }: Engine): Promise<number> {
  const result: unknown = await database.db.execute(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`,
  );
  return (result as { rows: { position: number }[] }).rows[0]?.position ?? Number.NaN;
}
