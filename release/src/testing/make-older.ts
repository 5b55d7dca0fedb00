import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder, LISTED_FILE, recordsFolder } from '#folder/folder.ts';

/** As if a version had been published, and listed last, so many days ago. */
export function makeOlder(folder: string, app: string, version: string, days: number): void {
  const then = new Date(Date.now() - days * 86_400_000);
  const places = [filesFolder(app, version), join(recordsFolder(app, version), LISTED_FILE)];
  for (const path of places.map((place) => join(folder, place))) if (existsSync(path)) utimesSync(path, then, then);
}
