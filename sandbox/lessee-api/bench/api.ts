/**
 * How long the API takes with 100,000 orders (docs/performance.md):
 * `npx tsx sandbox/lessee-api/bench/api.ts [--engine pglite|postgres|both] [--rounds 30] [--only <part of a title>] [--explain] [--crowd]`.
 * `--crowd`: only what others notice of many downloads and searches.
 */
import { parseArgs } from 'node:util';
import { cases } from './cases.ts';
import { type ApiClient, createClient } from './client.ts';
import { measureCrowd } from './crowd.ts';
import { type Engine, engineNames, openEngine } from './engines.ts';
import { explain } from './explain.ts';
import { inParallel, inRounds } from './measure.ts';
import {
  crowdTable,
  type LatencyRow,
  type LoadRow,
  latencyTable,
  loadTable,
  type WriteRow,
  writeTable,
} from './report.ts';
import { measureWrites } from './writes.ts';

const READERS = 50;
const REQUESTS = 300;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Progress goes to another stream than the report, which may be redirected into a file. */
const note = (line: string): void => void process.stderr.write(`${line}\n`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'both' },
      rounds: { type: 'string', default: '30' },
      only: { type: 'string', default: '' },
      explain: { type: 'boolean', default: false },
      crowd: { type: 'boolean', default: false },
    },
  });
  const engines = engineNames.filter((name) => values.engine === 'both' || values.engine === name);
  if (engines.length === 0) throw new Error(`--engine must be one of ${engineNames.join(', ')}, both.`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a number of 1 or more.');
  return {
    engines,
    rounds,
    isExplained: values.explain,
    isCrowd: values.crowd,
    only: cases.filter(({ title }) => title.includes(values.only)),
  };
}

async function measure(engine: Engine, client: ApiClient, { rounds, only }: ReturnType<typeof readOptions>) {
  const latencies: LatencyRow[] = [];
  for (const test of only) {
    const records = await client.ask(test);
    latencies.push({ test, records, figures: await inRounds(rounds, () => client.ask(test)) });
    note(`  ${test.account} ${test.title}`);
  }
  say(latencyTable(latencies));

  const loads: LoadRow[] = [];
  for (const test of only.filter(({ title }) => title === 'page 1')) {
    loads.push({ test, load: await inParallel(READERS, REQUESTS, () => client.ask(test)) });
  }
  say(loadTable(READERS, loads));
  const writes: WriteRow[] = await measureWrites(engine, client, rounds);
  say(writeTable(writes));
}

async function run(): Promise<void> {
  const options = readOptions();
  for (const name of options.engines) {
    const engine = await openEngine(name, note);
    if (engine === null) {
      note('No PostgreSQL is installed here: install version 15 or later, or name its folder in PORTAL_POSTGRES_BIN.');
      continue;
    }
    try {
      say(`\n## ${name === 'pglite' ? 'PGlite' : 'PostgreSQL'} ${engine.version}\n`);
      const client = createClient(engine);
      if (options.isExplained) for (const test of options.only) say(await explain(engine, client, test));
      else if (!options.isCrowd) await measure(engine, client, options);
      if (!options.isExplained) say(crowdTable(await measureCrowd(engine)));
    } finally {
      await engine.close();
    }
  }
}

// The private server stops only when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await run();
} catch (error) {
  // The message of a failed query holds all its parameters; the reason for the failure is in the cause.
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  note([message.slice(0, 500), ...(cause instanceof Error ? [cause.message] : [])].join('\n'));
  process.exitCode = 1;
}
