/**
 * What a person may ask of whoever runs the portal, with the API's variables:
 * `node bin/people.js export <contactId or e-mail>` writes all that is held of somebody, as JSON, and lists the uploads;
 * `… erase <contactId or e-mail>` says whom it would erase, and does it with `--yes` and the word that it then names.
 */
import { parseArgs } from 'node:util';
import type { LogEntry } from '#api/core/log.ts';
import { createFirebaseIdentity, type FirebaseIdentity } from '#clients/firebase-identity.ts';
import type { Db } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import type { StorageAdmin } from '#platform/platform.ts';
import { erasePerson } from './people/erase-person.ts';
import { exportPerson } from './people/export-person.ts';
import { findPerson, type Person } from './people/person.ts';
import { eraseFiles, filesOf } from './people/person-files.ts';
import { openStorage } from './server/open-platform.ts';
import { type ApiServerSettings, readSettings } from './server/settings.ts';

const USAGE = 'Usage: people.js export <contactId or e-mail>, or people.js erase <contactId or e-mail> [--yes <word>]';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (entry: LogEntry): void => void process.stderr.write(`${JSON.stringify(entry)}\n`);

interface Place {
  readonly db: Db;
  /** null: the settings name none. */
  readonly identity: FirebaseIdentity | null;
  /** null: the settings name none. */
  readonly storage: StorageAdmin | null;
}

async function write({ db, identity, storage }: Place, person: Person): Promise<void> {
  const account = person.uid === null ? null : await identity?.userOf(person.uid);
  const files = storage && (await filesOf(db, storage, person));
  const written = { person, identityProvider: account ?? null, database: await exportPerson(db, person), files };
  say(JSON.stringify(written, null, 2));
}

async function erase({ db, identity, storage }: Place, person: Person, yes: string | undefined): Promise<void> {
  const { contactId, email, uid } = person;
  const word = contactId ?? email ?? '';
  if (yes !== word) {
    throw new Error(`Nothing has been changed. To erase ${email ?? contactId} for good, add: --yes ${word}`);
  }
  if (contactId !== null && storage === null) throw new Error('Set STORAGE_BUCKET: the uploads there have to go, too.');
  if (uid !== null) {
    if (identity === null) throw new Error('Set IDENTITY_PROVIDER=firebase: the account there has to go first.');
    // First, since the row is what it is found by if this has to be run again.
    await identity.remove(uid);
  }
  const files = storage === null ? 0 : await eraseFiles(db, storage, person);
  const rows = Object.entries(await erasePerson(db, person)).map(([table, count]) => `${count} of ${table}`);
  const deleted = files === 0 ? rows : [...rows, `${files} uploads`];
  say(`Erased. Deleted: ${deleted.join(', ') || 'nothing'}. What is kept names nobody.`);
  if (email === null) say('Mails and entries were left: somebody else has the same address.');
}

const placeOf = async ({ projectId, services }: ApiServerSettings, db: Db): Promise<Place> => ({
  db,
  identity: services.identity && createFirebaseIdentity({ projectId, ...services.identity }),
  storage: services.storage && (await openStorage(services.storage, { projectId, log: complain })),
});

function readArguments() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: 'string' } } });
  const [command, who = '', ...rest] = positionals;
  const isExport = command === 'export' && values.yes === undefined;
  if (who === '' || rest.length > 0 || (!isExport && command !== 'erase')) throw new Error(USAGE);
  return { isExport, who, yes: values.yes };
}

async function run(): Promise<void> {
  const { isExport, who, yes } = readArguments();
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase({ url: settings.databaseUrl });
  try {
    const person = await findPerson(db, who);
    if (person === null) throw new Error('There is nobody with this id or address.');
    const place = await placeOf(settings, db);
    await (isExport ? write(place, person) : erase(place, person, yes));
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
