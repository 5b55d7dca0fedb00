import type { Environment } from '@portal/platform/environment';
import { reportError } from '@portal/platform/observe';
import { REGISTRY_ELEMENT_ID } from '@portal/platform/registry';
import { entryRefusal } from '@portal/platform/registry/entry-refusal';
import { readRegistry } from '@portal/platform/registry/read-registry';
import type { LastGood } from './last-good.ts';
import { completeRegistry, faultsInWords, type PageRegistry } from './page-registry.ts';

/**
 * The registry of this page, whatever the document says: completed with the last good one. What is broken is reported, and
 * never stops the portal.
 */
export function openRegistry(document: Document, environment: Environment['name'], lastGood: LastGood): PageRegistry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? null;
  const refusal = entryRefusal(environment, document.baseURI);
  const reading = readRegistry(text, refusal);
  if (reading.revision !== null) lastGood.keepOnly([...Object.keys(reading.remotes), ...Object.keys(reading.broken)]);

  const registry = completeRegistry({ reading, kept: lastGood.read(), refusal, now: Date.now() });
  const words = faultsInWords(reading, registry);
  if (words.length > 0)
    reportError(new Error(words.join('\n')), {
      reason: `registry ${reading.revision ?? 'unreadable'} is broken in part or as a whole`,
      category: 'registry',
    });
  return registry;
}
