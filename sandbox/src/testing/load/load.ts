/**
 * A day of many customers on one machine: `npm run load`, or `npm run load -- --customers 300 --minutes 10 --pause 10`.
 * It needs nginx with brotli and PostgreSQL, as Debian has them. docs/operate.md has what was measured.
 *
 * The customers are loops of ours: autocannon sends a call a second by each connection at least, and repeats none.
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres } from '@portal/lessee-api/database/private-postgres/find-postgres';
import { addLoadCustomers } from './customers.ts';
import { type Day, spendDay, WRITE_KINDS } from './day.ts';
import { judgeWrites } from './judge.ts';
import { openPlace, type Place } from './place.ts';
import { GOALS, rowOfGoal, rowsOfKinds, slowestCalls, tableOf } from './samples.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    pause: { type: 'string', default: '10' },
    lost: { type: 'string', default: '0' },
  },
});
const customers = Number(values.customers);
const lengthMs = Number(values.minutes) * 60_000;
const pauseMs = Number(values.pause) * 1000;
const lostAnswers = Number(values.lost);
if (!(customers >= 1 && lengthMs > 0 && pauseMs >= 0 && lostAnswers >= 0 && lostAnswers <= 1))
  throw new Error('Say how many customers, minutes, and seconds of pause: --customers 300 --minutes 10 --pause 10');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const from = Date.now();
const clock = (): string => `${((Date.now() - from) / 1000).toFixed(0).padStart(4)} s`;

/** What happens meanwhile: a kill every minute, the release of a remote after a third, that of the API in the middle. */
function disturbances(place: Place): readonly Disturbance[] {
  const every = Math.min(60_000, lengthMs / 4);
  const between = (share: number) => (Math.ceil((lengthMs * share) / every) + 0.25) * every;
  const kills = Array.from({ length: Math.ceil(lengthMs / every) - 1 }, (_, index) => ({
    at: (index + 1) * every,
    what: `process ${(index % 3) + 1} is killed`,
    run: () => place.killApi(index % 3),
  }));
  const releases = [
    { at: between(1 / 4), what: 'another mf-news goes live', run: place.releaseNews },
    { at: between(1 / 2), what: 'the processes are started anew, one after the other', run: place.restartApis },
  ];
  return [...kills, ...releases].sort((one, other) => one.at - other.at);
}

interface Disturbance {
  /** Milliseconds after the customers have come. */
  readonly at: number;
  readonly what: string;
  run(): Promise<void>;
}

async function disturb(place: Place, failures: string[]): Promise<void> {
  const start = Date.now();
  for (const { at, what, run } of disturbances(place)) {
    await sleep(Math.max(0, start + at - Date.now()));
    say(`${clock()}  ${what}`);
    await run().catch((error: unknown) => void failures.push(`${what}: ${error}`));
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
      disturb(place, day.failures),
      ...people.map((customer, index) =>
        spendDay({ ...place, customer, token: tokens[index] ?? '', day, lostAnswers }, until, pauseMs),
      ),
    ]);
    return await report(place, day);
  } finally {
    await place.stop();
  }
}

async function report(place: Place, { samples, writes, failures }: Day): Promise<number> {
  const { lost, doubled } = await judgeWrites(place.database, writes);
  say(`\n${(samples.length / (lengthMs / 1000)).toFixed(0)} requests a second\n\n${tableOf(rowsOfKinds(samples))}`);
  say(`\nThe slowest:\n\n${tableOf(slowestCalls(samples, 8))}`);
  const judged = GOALS.map((goal) => ({ goal: goal.p95, ...rowOfGoal(goal, samples) }));
  const slow = judged.filter(({ goal, p95 }) => p95 > goal);
  say(`\n${judged.map(({ what, p95, goal }) => `p95 of ${what}: ${p95} ms of ${goal}`).join('; ')}.`);
  const kinds = WRITE_KINDS.map((kind) => `${writes.filter((write) => write.kind === kind).length} ${kind}`);
  say(`\nWritten: ${kinds.join(', ')}.`);
  say(`${writes.length} writes: ${lost.length} lost, ${doubled.length} doubled.`);
  say(`${failures.length} not mended by five attempts. ${slow.length === 0 ? 'Fast enough.' : 'TOO SLOW.'}`);
  for (const line of [...lost, ...doubled, ...failures].slice(0, 20)) say(`  ${line}`);
  return lost.length + doubled.length + failures.length + slow.length === 0 ? 0 : 1;
}

process.exitCode = await main();
