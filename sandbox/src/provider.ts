import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createApi } from '@portal/lessee-api/create-api';
import type { Database } from '@portal/lessee-api/database/database';
import { emptyTables } from '@portal/lessee-api/database/empty-tables';
import { type DatabaseLocation, openDatabase } from '@portal/lessee-api/database/open';
import { settle } from '@portal/lessee-api/database/settle';
import { withoutTimeLimit } from '@portal/lessee-api/database/time-limit';
import type { Log } from '@portal/lessee-api/log';
import type { Clock, Platform, TokenVerifier } from '@portal/lessee-api/platform';
import { tokyoDate } from '@portal/shared/text';
import type { Hono } from 'hono';
import { createDeskControl, type DeskControl, type DeskMode } from '#controls/desk-control.ts';
import { ResetRefusedError } from '#controls/reset-refused.ts';
import { createDeskCommands } from '#desk/commands.ts';
import { createDesk, type DeskPace } from '#desk/desk.ts';
import type { SeedAccount } from '#identity/seeded-user.ts';
import { hasLarge } from '#seed/large.ts';
import { isEmpty, seed } from '#seed/seed.ts';

export interface ProviderOptions {
  location: DatabaseLocation;
  platform: Platform;
  verifyToken: TokenVerifier;
  clock: Clock;
  /** Mails link to the first. */
  origins: readonly [string, ...string[]];
  deskMode: DeskMode;
  deskPace?: DeskPace | undefined;
  /** 100,000 orders in one company. */
  isLarge?: boolean | undefined;
  /** Empties what belongs to others than the provider, when it begins afresh. */
  clear(): void;
  /** Tells the identity provider of the users of the demo. */
  ensureUsers(accounts: readonly SeedAccount[]): Promise<void>;
  log(line: string): void;
}

/** The provider's own side, on top of the platform: its data, its API, and the people at its desk. */
export interface Provider {
  api: Hono;
  desk: DeskControl;
  /** Begins afresh, with the desk as it was. Nobody may call the API meanwhile. */
  reset(): Promise<void>;
  /** May be called again. */
  close(): Promise<void>;
}

export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { location, platform, verifyToken, clock, origins, deskMode, deskPace, isLarge = false, clear, log } = options;
  const logProblems: Log = (entry) => {
    if (entry.level !== 'info') log(JSON.stringify(entry));
  };
  await dropUnfinished(location);
  const database = await openDatabase(location);
  try {
    const fill = (into: Database) =>
      withoutTimeLimit(into.db, (db) => seed({ ...into, db }, { today: tokyoDate(clock.now()), isLarge }));
    const isNew = await isEmpty(database.db);
    if (isNew && isLarge) log('Making 100,000 orders, once: a minute or two …');
    const accounts = await fill(database);
    if (isNew) await settle(database);
    if (isLarge && !(await hasLarge(database.db))) throw new Error(notLarge(location));
    await markFinished(location);
    await options.ensureUsers(accounts);
    const api = createApi({ database, platform, verifyToken, clock, origins, log: logProblems });
    const desk = createDesk({
      database,
      platform,
      clock,
      portalOrigin: origins[0],
      log: logProblems,
      ...(deskPace ? { pace: deskPace } : {}),
    });
    const control = createDeskControl(desk, createDeskCommands({ database, clock }), deskMode);
    const reset = async (): Promise<void> => {
      // Before anything is stopped: whoever is refused goes on with what there is.
      assertEmptiable(location);
      const mode = control.mode();
      await control.setMode('off');
      try {
        // In the open database, which takes half of the time of making it anew, and wholly or not at all.
        await database.db.transaction(async (tx) => {
          await emptyTables(tx);
          await fill({ ...database, db: tx });
        });
        await settle(database);
        clear();
        await options.ensureUsers(accounts);
      } finally {
        await control.setMode(mode);
      }
    };
    const close = () => control.setMode('off').finally(() => database.close());
    return { api, desk: control, reset, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is there is the customers' to keep, so that nobody's data are thrown away unasked. */
const notLarge = (location: DatabaseLocation): string =>
  'url' in location
    ? 'The database at DATABASE_URL has data already, without the 100,000 orders: drop and create it yourself, then start again with --large.'
    : 'There are data already, without the 100,000 orders: start with --large --reset to begin afresh with them.';

const markerOf = (dataDir: string): string => `${dataDir}.ready`;

/** A process that was killed while it made the embedded database leaves one that nobody can open. */
async function dropUnfinished(location: DatabaseLocation): Promise<void> {
  if ('dataDir' in location && !existsSync(markerOf(location.dataDir))) await emptyDatabase(location);
}

async function markFinished(location: DatabaseLocation): Promise<void> {
  if ('dataDir' in location) await writeFile(markerOf(location.dataDir), '');
}

/** Somebody's own PostgreSQL is not ours to empty. */
function assertEmptiable(location: DatabaseLocation): void {
  if (!('url' in location)) return;
  throw new ResetRefusedError(
    'A reset does not empty the database at DATABASE_URL: drop and create it yourself, then start again.',
  );
}

export async function emptyDatabase(location: DatabaseLocation): Promise<void> {
  assertEmptiable(location);
  if (!('dataDir' in location)) return;
  await rm(markerOf(location.dataDir), { force: true });
  await rm(location.dataDir, { recursive: true, force: true });
}
