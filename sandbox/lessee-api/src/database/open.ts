import type { Database } from './database.ts';
import { openServer } from './server.ts';

export type DatabaseLocation = { dataDir: string } | { url: string } | { memory: true };

/** Opens the database and brings its schema up to date. Behind it nobody knows which engine it is. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openEngine(location);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    // Both engines fail when they are closed a second time.
    closing ??= database.close();
    return closing;
  };
  return { ...database, close };
}

async function openEngine(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openServer(location.url);
  // The engine takes 30 MB, which production has no use for.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded('dataDir' in location ? { dataDir: location.dataDir } : {});
}
