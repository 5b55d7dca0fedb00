/**
 * The mails that could not be sent, on the database of DATABASE_URL: `node bin/mails.js`.
 * With `again <id>` one of them gets another try.
 */
import { countMails, listDeadLetters, tryAgain } from '#clients/mail/dead-letters.ts';
import type { Db } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';

const USAGE = 'Usage: mails.js, or mails.js again <id>; DATABASE_URL names the database.';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function list(db: Db): Promise<void> {
  for (const { id, givenUpAt, to, subject, failure } of await listDeadLetters(db)) {
    say([id, givenUpAt?.toISOString(), to, subject, failure].join('\t'));
  }
  const { dead, waiting } = await countMails(db);
  say(`${dead} given up, ${waiting} waiting`);
}

async function again(db: Db, id: string): Promise<void> {
  if (!(await tryAgain(db, Number(id), new Date()))) throw new Error(`${id} is no mail that was given up.`);
  say('It is tried again within seconds, by a process of the API.');
}

async function run([command, id = '', ...rest]: readonly string[], url: string | undefined): Promise<void> {
  const isAgain = command === 'again' && /^\d+$/.test(id) && rest.length === 0;
  if (!url || (command !== undefined && !isAgain)) throw new Error(USAGE);
  const { db, close } = await openDatabase({ url });
  await (isAgain ? again(db, id) : list(db)).finally(close);
}

try {
  await run(process.argv.slice(2), process.env.DATABASE_URL);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
