import type { Location } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import type { BestCandidate } from '#orders/site/geocoder/best-candidate.ts';
import { distanceMeters } from '#orders/site/geocoder/distance.ts';

/**
 * Who decided where the site is: nobody yet (the form begins at Tokyo station), the address, or the customer by a pin,
 * by coordinates or through a linking service.
 */
const PIN_SOURCES = ['nobody', 'address', 'customer'] as const;
/** A draft of an earlier version may have another value. */
export const PinSource = v.fallback(v.picklist(PIN_SOURCES), 'nobody');
export type PinSource = v.InferOutput<typeof PinSource>;

/** The result of the search for the address. There may have been no search, or no answer. */
export type AddressSearchResult = BestCandidate | { kind: 'failed' } | { kind: 'unknown' };

/** Where the address moves the pin. It never moves a pin that the customer has placed. */
export function pinFromAddress(source: PinSource, finding: AddressSearchResult): Location | null {
  if (source === 'customer') return null;
  return finding.kind === 'found' || finding.kind === 'rough' ? finding.candidate.location : null;
}

/** If the pin is further than this from its address, they do not match. A city's point is less exact than a town's. */
const FAR_METERS = { found: 2_000, rough: 20_000 } as const;

/** What the customer should look at. */
export type PinNotice = 'mismatch' | 'rough' | 'ambiguous' | 'none' | 'failed' | null;

export function pinNotice(source: PinSource, pin: Location | null, finding: AddressSearchResult): PinNotice {
  if (source === 'customer') {
    if (pin === null || (finding.kind !== 'found' && finding.kind !== 'rough')) return null;
    return distanceMeters(pin, finding.candidate.location) > FAR_METERS[finding.kind] ? 'mismatch' : null;
  }
  return finding.kind === 'found' || finding.kind === 'unknown' ? null : finding.kind;
}
