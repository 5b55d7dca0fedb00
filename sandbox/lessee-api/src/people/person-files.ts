import { removeUnusedOf, usedPaths } from '#api/order/unused-uploads.ts';
import type { Db } from '#database/database.ts';
import type { StorageAdmin } from '#platform/platform.ts';
import type { Person } from './person.ts';

interface PersonFile {
  readonly path: string;
  /** The order’s file is the company’s: it stays with the order. */
  readonly isOfOrder: boolean;
}

const EVER = new Date('9999-12-31T00:00:00.000Z');

/** What a person has uploaded, by the paths that storage.rules lets each of them write. */
async function pathsOf(storage: StorageAdmin, { uid, contactId }: Person): Promise<string[]> {
  if (!storage.listBefore) throw new Error('This storage cannot list what it has.');
  const prefixes = [
    ...(uid === null ? [] : [`users/${uid}/`]),
    ...(contactId === null ? [] : [`order_files/${contactId}-`]),
  ];
  const paths: string[] = [];
  for (const prefix of prefixes) paths.push(...(await storage.listBefore(prefix, EVER)));
  return paths.sort();
}

export async function filesOf(db: Db, storage: StorageAdmin, person: Person): Promise<PersonFile[]> {
  const paths = await pathsOf(storage, person);
  const used = await usedPaths(db, storage);
  return paths.map((path) => ({ path, isOfOrder: used.has(path) }));
}

/** Removes what is nobody else's: what no order has. Returns how many. */
export const eraseFiles = async (db: Db, storage: StorageAdmin, person: Person): Promise<number> =>
  removeUnusedOf(db, storage, await pathsOf(storage, person));
