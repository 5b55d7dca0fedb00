import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createApi } from '@portal/lessee-api/create-api';
import type { Database } from '@portal/lessee-api/database/database';
import { emptyTables } from '@portal/lessee-api/database/empty-tables';
import { type DatabaseLocation, openDatabase } from '@portal/lessee-api/database/open';
import { settle } from '@portal/lessee-api/database/settle';
import { withoutTimeLimit } from '@portal/lessee-api/database/time-limit';
import { openRenderQueue } from '@portal/lessee-api/documents/render-queue';
import { startHousekeeping } from '@portal/lessee-api/housekeeping';
import type { Log } from '@portal/lessee-api/log';
import type { Clock, Platform, TokenVerifier } from '@portal/lessee-api/platform';
import { tokyoDate } from '@portal/platform/text';
import type { Hono } from 'hono';
import { createDeskControl, type DeskControl, type DeskMode } from '#controls/desk-control.ts';
import { ResetRefusedError } from '#controls/reset-refused.ts';
import { createDeskCommands } from '#desk/commands.ts';
import { createDesk, type DeskPace } from '#desk/desk.ts';
import type { SeedAccount } from '#identity/seeded-user.ts';
import { hasLarge } from '#seed/large.ts';
import { isEmpty, seed } from '#seed/seed.ts';
import { copyTemplate } from '#seed/template.ts';

interface ProviderOptions {
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
  /** Where filled databases are kept, of which a new one is a copy: tests make many. */
  templates?: string | undefined;
  /** At a reset: empties what does not belong to the provider. */
  clear(): void;
  /** Gives the demo's users to the identity provider. */
  ensureUsers(accounts: readonly SeedAccount[]): Promise<void>;
  log(line: string): void;
  /** Of all entries of the log; `log` has only those above info. */
  record: Log;
}

/** The provider's own side on top of the platform: its data, its API, and the people at its desk. */
export interface Provider {
  api: Hono;
  desk: DeskControl;
  /** Starts with fresh data and the desk in its current mode. The API must not be called meanwhile. */
  reset(): Promise<void>;
  /** May be called again. */
  close(): Promise<void>;
}

export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const {
    location,
    platform,
    verifyToken,
    clock,
    origins,
    deskMode,
    deskPace,
    isLarge = false,
    clear,
    log,
    record,
  } = options;
  const logProblems: Log = (entry) => {
    record(entry);
    if (entry.level !== 'info') log(JSON.stringify(entry));
  };
  await dropUnfinished(location);
  const today = () => tokyoDate(clock.now());
  const fill = (into: Database) =>
    withoutTimeLimit(into.db, (db) => seed({ ...into, db }, { today: today(), isLarge }));
  if (options.templates !== undefined && 'dataDir' in location && !existsSync(location.dataDir)) {
    await copyTemplate(options.templates, location.dataDir, today(), (dataDir) => makeFilled(dataDir, fill));
  }
  const database = await openDatabase(location);
  const { render, close: closeDocuments } = openRenderQueue();
  try {
    const isNew = await isEmpty(database.db);
    if (isNew && isLarge) log('Making 100,000 orders, once: a minute or two …');
    const accounts = await fill(database);
    if (isNew) await settle(database);
    if (isLarge && !(await hasLarge(database.db))) throw new Error(notLarge(location));
    await markFinished(location);
    await options.ensureUsers(accounts);
    const api = createApi({ database, platform, verifyToken, clock, origins, render, log: logProblems });
    const desk = createDesk({
      database,
      platform,
      clock,
      portalOrigin: origins[0],
      render,
      log: logProblems,
      ...(deskPace ? { pace: deskPace } : {}),
    });
    const control = createDeskControl(desk, createDeskCommands({ database, clock }), deskMode);
    const reset = async (): Promise<void> => {
      // Before anything is stopped: after a refusal everything keeps running.
      assertEmptiable(location);
      const mode = control.mode();
      await control.setMode('off');
      try {
        // In the open database: this takes half the time of creating a new one, and it works completely or not at all.
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
    const stopHousekeeping = startHousekeeping({ database, platform, clock, log: logProblems });
    const close = () =>
      control
        .setMode('off')
        .finally(stopHousekeeping)
        .finally(closeDocuments)
        .finally(() => database.close());
    return { api, desk: control, reset, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Existing data belong to the customers and are not thrown away unasked. */
const notLarge = (location: DatabaseLocation): string =>
  'url' in location
    ? 'The database at DATABASE_URL already has data, without the 100,000 orders: drop and create it yourself, then start again with --large.'
    : 'There are already data, without the 100,000 orders: start with --large --reset for fresh data that include them.';

async function makeFilled(dataDir: string, fill: (into: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await fill(database);
    await settle(database);
  } finally {
    await database.close();
  }
}

const markerOf = (dataDir: string): string => `${dataDir}.ready`;

/** If the process is killed while it creates the embedded database, nobody can open what it leaves behind. */
async function dropUnfinished(location: DatabaseLocation): Promise<void> {
  if ('dataDir' in location && !existsSync(markerOf(location.dataDir))) await emptyDatabase(location);
}

async function markFinished(location: DatabaseLocation): Promise<void> {
  if ('dataDir' in location) await writeFile(markerOf(location.dataDir), '');
}

/** A PostgreSQL server of somebody else is not ours to empty. */
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
