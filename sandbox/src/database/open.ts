import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

export type DatabaseLocation = { dataDir: string } | { url: string } | { memory: true };

/** Opens the database and brings its schema up to date. Behind it nobody knows which engine it is. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openServer(location.url);
  return openEmbedded('dataDir' in location ? { dataDir: location.dataDir } : {});
}
