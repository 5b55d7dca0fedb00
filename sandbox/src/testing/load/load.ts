/**
 * A day of many customers on one machine: `npm run load`, or `npm run load -- --customers 300 --minutes 10 --pause 10`.
 * It needs nginx with brotli and PostgreSQL, as Debian has them. docs/operate.md has what was measured.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findPostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';
import { addLoadCustomers } from './customers.ts';
import { type Day, spendDay } from './day.ts';
import { judgeWrites } from './judge.ts';
import { openPlace, type Place } from './place.ts';
import { rowsOfKinds, slowestCalls, tableOf } from './samples.ts';

const GOALS = { read: 300, write: 500 } as const;

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    pause: { type: 'string', default: '10' },
  },
});
const customers = Number(values.customers);
const lengthMs = Number(values.minutes) * 60_000;
const pauseMs = Number(values.pause) * 1000;
if (!(customers >= 1 && lengthMs > 0 && pauseMs >= 0))
  throw new Error('Say how many customers, minutes, and seconds of pause: --customers 300 --minutes 10 --pause 10');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const from = Date.now();
const clock = (): string => `${((Date.now() - from) / 1000).toFixed(0).padStart(4)} s`;

/** A kill every minute; the release of a remote after a third, that of the API in the middle. */
async function disturb(place: Place, until: number, failures: string[]): Promise<void> {
  const every = Math.min(60_000, lengthMs / 4);
  const start = Date.now();
  const at = async (share: number, what: string, work: () => Promise<void>): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + share - Date.now())));
    say(`${clock()}  ${what}`);
    await work().catch((error: unknown) => void failures.push(`${what}: ${error}`));
  };
  let kills = 0;
  let released = false;
  let restarted = false;
  for (let next = every; start + next < until - every / 4; next += every) {
    await at(next, `process ${(kills % 3) + 1} is killed`, () => place.killApi(kills % 3));
    kills += 1;
    if (!released && next >= lengthMs / 4) {
      released = true;
      await at(next + every / 4, 'another mf-news goes live', () => place.releaseNews());
    }
    if (!restarted && next >= lengthMs / 2) {
      restarted = true;
      await at(next + every / 4, 'the processes are started anew, one after the other', () => place.restartApis());
    }
  }
}

async function main(): Promise<number> {
  if ((await findPostgres()) === null) throw new Error('No PostgreSQL is installed: apt-get install postgresql-15');
  say(`${cpus().length} cores, for customers and portal together. Composing the portal ...`);
  const place = await openPlace();
  try {
    const people = await addLoadCustomers(place.database, customers);
    const tokens = await place.signIn(people);
    const day: Day = { samples: [], writes: [], failures: [] };
    const until = Date.now() + lengthMs;
    say(`${clock()}  ${customers} customers come, for ${values.minutes} minutes`);
    await Promise.all([
      disturb(place, until, day.failures),
      ...people.map((customer, index) =>
        spendDay({ address: place.address, customer, token: tokens[index] ?? '', day }, until, pauseMs),
      ),
    ]);
    return await report(place, day);
  } finally {
    await place.stop();
  }
}

async function report(place: Place, { samples, writes, failures }: Day): Promise<number> {
  const { lost, doubled } = await judgeWrites(place.database, writes);
  const rows = rowsOfKinds(samples);
  say(`\n${(samples.length / (lengthMs / 1000)).toFixed(0)} requests a second\n\n${tableOf(rows)}`);
  say(`\nThe slowest:\n\n${tableOf(slowestCalls(samples, 8))}`);
  const slow = rows.filter(({ what, p95 }) => p95 > (GOALS[what as keyof typeof GOALS] ?? Number.POSITIVE_INFINITY));
  say(`\n${writes.length} writes: ${lost.length} lost, ${doubled.length} doubled.`);
  say(`${failures.length} not mended by five attempts. ${slow.length === 0 ? 'Fast enough.' : 'TOO SLOW.'}`);
  for (const line of [...lost, ...doubled, ...failures].slice(0, 20)) say(`  ${line}`);
  return lost.length + doubled.length + failures.length + slow.length === 0 ? 0 : 1;
}

process.exitCode = await main();
