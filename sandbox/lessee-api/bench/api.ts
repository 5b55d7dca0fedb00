/**
 * How long the API's reads take with 100,000 orders on PostgreSQL (docs/performance.md):
 * `npx tsx sandbox/lessee-api/bench/api.ts [--rounds 30] [--only <part of a title>]`.
 */
import { parseArgs } from 'node:util';
import { createApi } from '#api/create-api.ts';
import { createFakePlatform } from '#api/testing/fake-platform.ts';
import type { Database } from '#database/database.ts';
import { renderHere } from '#documents/renderers.ts';
import { type Case, cases } from './cases.ts';
import { callerOf, TODAY } from './data.ts';
import { openFilled } from './database.ts';

/** The first rounds warm caches and do not count. */
const WARM_UP = 3;
const NOON = Date.parse(`${TODAY}T03:00:00.000Z`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Asks the API as the browser does; throws unless a call succeeds. */
function clientOf(database: Database): (test: Case) => Promise<number | undefined> {
  let calls = 0;
  // A second for each call: nobody reaches a rate, however fast the calls are.
  const now = () => new Date(NOON + calls * 1_000);
  const app = createApi({
    database,
    platform: createFakePlatform(),
    clock: { now },
    origins: ['https://portal.test'],
    render: renderHere,
    log: (entry) => {
      if (entry.level === 'error') process.stderr.write(`${JSON.stringify(entry)}\n`);
    },
    // Accepts any user: the cost of really checking a token is not measured here.
    verifyToken: async (uid) => ({
      uid,
      email: null,
      emailVerified: true,
      contactId: null,
      signedInAt: now(),
      hasSecondFactor: true,
    }),
  });
  return async ({ account, path }) => {
    calls += 1;
    const response = await app.request(path, { headers: { Authorization: `Bearer ${callerOf(account)}` } });
    const answer = (await response.json()) as { pagination?: { totalRecords: number } };
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer.pagination?.totalRecords;
  };
}

async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<{ median: string; p95: string }> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  const sorted = times.sort((a, b) => a - b);
  const quantile = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(1);
  return { median: quantile(0.5), p95: quantile(0.95) };
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a number of 1 or more.');

// The private server stops only when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const database = await openFilled(say);
try {
  const ask = clientOf(database);
  say('| milliseconds | records | median | p95 |\n| --- | --: | --: | --: |');
  for (const test of cases.filter(({ title }) => title.includes(values.only))) {
    const records = await ask(test);
    const { median, p95 } = await timesOf(rounds, () => ask(test));
    say(`| ${test.account} account, ${test.title} | ${records ?? ''} | ${median} | ${p95} |`);
  }
} finally {
  await database.close();
}
