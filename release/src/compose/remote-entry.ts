import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { replaceData } from '@portal/app-kit/build/document';
import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import type { Files } from '#change/journal.ts';
import { DOCUMENT_FILE, REGISTRY_FILE } from '#folder/folder.ts';
import { formsOfFile } from './forms-of-file.ts';
import { readPublished } from './published.ts';

type Entry = ReturnType<typeof readPublished>['registry']['remotes'][string];

/**
 * What changes in a published folder if the entry of a remote does: the document and the registry, and nothing else.
 * null: the entry stays as it is.
 * @throws if the registry cannot be read, or has no such remote.
 */
export async function filesWithEntry(
  folder: string,
  remote: string,
  change: (entry: Entry) => Entry | Promise<Entry>,
): Promise<Files | null> {
  const { registry } = readPublished(folder);
  const before = registry.remotes[remote] ?? unknown(remote, Object.keys(registry.remotes));
  const entry = await change(before);
  if (isDeepStrictEqual(entry, before)) return null;
  registry.remotes[remote] = entry;
  const html = replaceData(readFileSync(join(folder, DOCUMENT_FILE), 'utf8'), REGISTRY_ELEMENT_ID, registry);
  return {
    ...(await formsOfFile(DOCUMENT_FILE, html)),
    ...(await formsOfFile(REGISTRY_FILE, JSON.stringify(registry, null, 2))),
  };
}

function unknown(remote: string, known: readonly string[]): never {
  throw new Error(`There is no remote "${remote}": ${known.join(', ')}.`);
}
