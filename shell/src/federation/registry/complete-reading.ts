import { reportError } from '@portal/platform/observe';
import type { EntryRefusal } from '@portal/platform/registry/entry-refusal';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { LastGood } from './last-good.ts';
import { completeRegistry, faultsInWords, type PageRegistry } from './page-registry.ts';

/** Completes a registry with the last good one. What is broken is reported, and never stops the portal. */
export function completeReading(reading: RegistryReading, refusal: EntryRefusal, lastGood: LastGood): PageRegistry {
  // A part says nothing about remotes that it does not list.
  if (reading.revision !== null && !reading.isPart)
    lastGood.keepOnly([...Object.keys(reading.remotes), ...Object.keys(reading.broken)]);

  const registry = completeRegistry({ reading, kept: lastGood.read(), refusal, now: Date.now() });
  const words = faultsInWords(reading, registry);
  if (words.length > 0)
    reportError(new Error(words.join('\n')), {
      reason: `registry ${reading.revision ?? 'unreadable'} is broken in part or as a whole`,
      category: 'registry',
    });
  return registry;
}

/** The remotes that this browser has used before, if the registry cannot be fetched at all. */
export const lastGoodRegistry = (refusal: EntryRefusal, lastGood: LastGood): PageRegistry =>
  completeRegistry({
    reading: { revision: null, remotes: {}, broken: {}, faults: [] },
    kept: lastGood.read(),
    refusal,
    now: Date.now(),
  });
