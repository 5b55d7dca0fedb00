import type { Environment } from '@portal/platform/environment';
import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import { entryRefusal } from '@portal/platform/registry/entry-refusal';
import { readRegistry } from '@portal/platform/registry/read-registry';
import { completeReading } from './complete-reading.ts';
import type { LastGood } from './last-good.ts';
import type { PageRegistry } from './page-registry.ts';

/** The registry of this page: the document's, with the last good one for what is broken. */
export function openRegistry(document: Document, environment: Environment['name'], lastGood: LastGood): PageRegistry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? null;
  const refusal = entryRefusal(environment, document.baseURI);
  return completeReading(readRegistry(text, refusal), refusal, lastGood);
}
