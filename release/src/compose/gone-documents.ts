import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Files } from '#change/journal.ts';
import { PUBLIC_FOLDER, REGISTRY_FILE } from '#folder/folder.ts';
import { documentsOf } from './published.ts';

/** A change with which the documents go that are none any more, in all their forms: nobody would write them anew. */
export function withoutGoneDocuments(folder: string, files: Files): Files {
  const gone = writtenDocuments(folder).filter((file) => !(file in files));
  const isRegistry = (file: string) => `${file}.`.startsWith(`${REGISTRY_FILE}.`);
  const paths = Object.keys(files);
  // After the rules that name them, and before the registry, with which the change is live.
  const order = [...paths.filter((file) => !isRegistry(file)), ...gone, ...paths.filter(isRegistry)];
  return Object.fromEntries(order.map((file) => [file, files[file] ?? null]));
}

function writtenDocuments(folder: string): string[] {
  return knownDocuments(folder).flatMap((document) => {
    const place = join(PUBLIC_FOLDER, dirname(document));
    const isForm = (file: string) => `${file}.`.startsWith(`${basename(document)}.`);
    const files = existsSync(join(folder, place)) ? readdirSync(join(folder, place)) : [];
    return files.filter(isForm).map((file) => join(place, file));
  });
}

/** None if nothing says which: they stay where they are then. */
function knownDocuments(folder: string): string[] {
  try {
    return documentsOf(folder);
  } catch {
    return [];
  }
}
