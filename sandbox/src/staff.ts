/**
 * What the provider's people do in production, configured like the API: `npm run provider -- list` says what waits for
 * them; docs/operate.md has the rest.
 */
import { readFile } from 'node:fs/promises';
import { createFirebaseIdentity } from '@portal/lessee-api/clients/firebase-identity';
import { systemClock } from '@portal/lessee-api/clock';
import { openDatabase } from '@portal/lessee-api/database/open';
import { openRenderQueue } from '@portal/lessee-api/documents/render-queue';
import type { LogEntry } from '@portal/lessee-api/log';
import { openPlatform } from '@portal/lessee-api/open-platform';
import { readSettings } from '@portal/lessee-api/settings';
import { stopOnSignals } from '@portal/lessee-api/stop-on-signals';
import * as v from 'valibot';
import { CorrectionBody, NewsDraft, Offers } from '#desk/command-bodies.ts';
import { createDeskCommands, type DeskCommands } from '#desk/commands.ts';
import { createDesk, type Desk } from '#desk/desk.ts';
import { createStaffCommands, type StaffCommands } from '#desk/staff-commands.ts';

const USAGE = `Usage: npm run provider -- <command>
  list                                            what waits for a person
  work                                            tells customers what has happened, until it is stopped
  offer <orderId> <offers.json>                   parking lots for an order
  withdraw <estimateId>
  confirm <number>                                issues papers, concludes a contract, answers or ends an application
  done <number>                                   what was done elsewhere waits no longer
  bill [<contractId>]                             the next bill of a contract, or of all
  correct <correction.json>                       a bill in the place of another
  news <news.json>
  open-account <entryId> <family name> <given name> [<accountId>]`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (entry: LogEntry): void => {
  if (entry.level !== 'info') process.stderr.write(`${JSON.stringify(entry)}\n`);
};

type Staff = StaffCommands & DeskCommands;

async function fromFile<Schema extends v.GenericSchema>(schema: Schema, file: string): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.output;
  throw new Error(`${file}: ${result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`);
}

async function list(staff: Staff): Promise<string> {
  const waiting = (await staff.list()).map(({ id, kind, occurredAt, subjectId, subjectName, companyName }) =>
    [id, occurredAt.toISOString(), kind, subjectId, subjectName, companyName].join('\t'),
  );
  return [...waiting, `${waiting.length} waiting`].join('\n');
}
const ids = (list: readonly string[]): string => list.join('\n');

const numberOf = (word: string): number => {
  if (!/^\d{1,15}$/.test(word)) throw new Error(USAGE);
  return Number(word);
};

interface Command {
  /** How many words may follow its name. */
  readonly takes: readonly number[];
  run(staff: Staff, first: string, second: string, third: string, fourth?: string): Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: { takes: [0], run: list },
  offer: {
    takes: [2],
    run: async (staff, orderId, file) => ids(await staff.offer(orderId, await fromFile(Offers, file))),
  },
  withdraw: { takes: [1], run: (staff, estimateId) => staff.withdraw({ estimateId }) },
  confirm: { takes: [1], run: (staff, number) => staff.confirm(numberOf(number)).then(() => 'Confirmed.') },
  done: { takes: [1], run: (staff, number) => staff.done(numberOf(number)).then(() => 'Done.') },
  bill: {
    takes: [0, 1],
    run: async (staff, contractId) => ids(await staff.bill(contractId === '' ? {} : { contractId })),
  },
  correct: { takes: [1], run: async (staff, file) => staff.correct(await fromFile(CorrectionBody, file)) },
  news: { takes: [1], run: async (staff, file) => staff.publishNews(await fromFile(NewsDraft, file)) },
  'open-account': {
    takes: [3, 4],
    run: (staff, entryId, lastName, firstName, accountId) =>
      staff.openAccount({ entryId, lastName, firstName, accountId }),
  },
};

function readCommand([name = '', ...words]: readonly string[]): (staff: Staff) => Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  // A variable of the terminal that is not set would bill everybody.
  if (!command?.takes.includes(words.length) || words.includes('')) throw new Error(USAGE);
  const [first = '', second = '', third = '', fourth] = words;
  return (staff) => command.run(staff, first, second, third, fourth);
}

async function openStaff() {
  const { projectId, databaseUrl, portalOrigins, services } = readSettings(process.env);
  if (services.identity === null || services.storage === null || services.mail === null) {
    throw new Error('Set IDENTITY_PROVIDER, STORAGE_BUCKET and MAIL_SERVER: customers are told by mail.');
  }
  const database = await openDatabase({ url: databaseUrl });
  const common = { database, clock: systemClock, portalOrigin: portalOrigins[0] };
  const platform = await openPlatform(services, { ...common, projectId, log: complain });
  const documents = openRenderQueue();
  const pace = { delayMs: 0, everyMs: 2_000 };
  const desk = createDesk({ ...common, platform, render: documents.render, log: complain, isManual: true, pace });
  const directory = createFirebaseIdentity({ projectId, ...services.identity });
  const staff = createStaffCommands({ ...common, desk, outbox: platform.outbox, directory });
  const close = async () => {
    await desk.stop();
    await platform.close();
    await documents.close();
    await database.close();
  };
  return { desk, commands: { ...createDeskCommands(common), ...staff }, close };
}

async function work(desk: Desk, close: () => Promise<void>): Promise<void> {
  desk.start();
  // The desk alone does not keep the process alive.
  const alive = setInterval(() => {}, 60_000);
  stopOnSignals(() => {
    clearInterval(alive);
    return close();
  }, say);
  say('Working.');
}

async function run(words: readonly string[]): Promise<void> {
  if (words.join(' ') === 'work') {
    const { desk, close } = await openStaff();
    return work(desk, close);
  }
  const command = readCommand(words);
  const { desk, commands, close } = await openStaff();
  try {
    // What is new is taken up first; afterwards customers are told what was decided.
    await desk.step();
    say(await command(commands));
    await desk.step();
  } finally {
    await close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
