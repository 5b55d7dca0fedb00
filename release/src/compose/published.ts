import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryReading, readRegistry } from '@portal/platform/registry/read-registry';
import * as v from 'valibot';
import { REGISTRY_FILE } from '#folder/folder.ts';

/** Unknown fields of a later composer stay. */
const PublishedRegistry = v.looseObject({ remotes: v.record(v.string(), v.looseObject({})) });

interface Published {
  registry: v.InferOutput<typeof PublishedRegistry>;
  /** How a browser reads it. */
  reading: RegistryReading & { revision: string };
}

/** The registry of a composed folder. @throws if it is missing or cannot be read. */
export function readPublished(folder: string): Published {
  const file = join(folder, REGISTRY_FILE);
  if (!existsSync(file))
    throw new Error(`There is no portal in ${folder}: ${REGISTRY_FILE} is missing. Compose it first.`);
  const text = readFileSync(file, 'utf8');
  const { revision, ...reading } = readRegistry(text, () => null);
  if (revision === null)
    throw new Error(`${file} cannot be read (${reading.faults[0]?.reason}). Compose the portal again.`);
  const registry: unknown = JSON.parse(text);
  v.assert(PublishedRegistry, registry);
  return { registry, reading: { ...reading, revision } };
}
