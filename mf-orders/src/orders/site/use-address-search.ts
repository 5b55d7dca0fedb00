import { useGeoServices } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import type { ValidatedForm } from '@portal/ui/forms';
import { useRef, useState } from 'react';
import { useIsShown } from '#leave/use-is-shown.ts';
import type { LocationValues } from '#orders/form/order-values.ts';
import { bestCandidate } from '#orders/site/geocoder/best-candidate.ts';
import { geoQueries } from '#orders/site/geocoder/geo-queries.ts';
import type { AddressSearchResult } from './pin-source.ts';

interface Found {
  address: string;
  finding: AddressSearchResult;
  /** When the answer came, in milliseconds. */
  since: number;
}

/** How long the next step waits for the search of an address that was just typed. */
const PATIENCE_MS = 3000;
/** Nobody can have read a notice that was on screen for less than this. */
const READING_MS = 1000;
const UNKNOWN: AddressSearchResult = { kind: 'unknown' };
const FAILED: AddressSearchResult = { kind: 'failed' };

/** The result of the search for the address in the form. `onFinding` is called with each answer. */
export function useAddressSearch(
  form: ValidatedForm<LocationValues>,
  onFinding: (finding: AddressSearchResult) => void,
) {
  const services = useGeoServices();
  const client = useQueryClient();
  const isShown = useIsShown();
  const [found, setFound] = useState<Found>({ address: '', finding: UNKNOWN, since: 0 });
  // An answer comes after the render that asked for it.
  const latest = useRef(found);

  const take = (address: string, finding: AddressSearchResult) => {
    const text = address.trim();
    // Meanwhile the customer has typed on, or gone to the next step.
    if (!isShown.current || form.getValues('address').trim() !== text) return;
    const before = latest.current;
    const isKnown = before.address === text && before.finding.kind === finding.kind;
    latest.current = { address: text, finding, since: isKnown ? before.since : Date.now() };
    setFound(latest.current);
    onFinding(finding);
  };
  const lookUp = async (address: string): Promise<void> => {
    const text = address.trim();
    const { address: known, finding } = latest.current;
    if (text === '' || (text === known && finding.kind !== 'failed')) return;
    const search = client.fetchQuery(geoQueries.search(services, text));
    const answer = await search.then(
      (candidates) => bestCandidate(text, candidates),
      () => FAILED,
    );
    take(address, answer);
  };

  return {
    findingOf: (address: string) => (found.address === address.trim() ? found.finding : UNKNOWN),
    take,
    lookUp,
    /** Called before the next step: a slow search counts as failed, so that nobody has to wait. */
    async lookUpBriefly(): Promise<AddressSearchResult> {
      const address = form.getValues('address');
      const isLate = await Promise.race([lookUp(address).then(() => false), delay(PATIENCE_MS).then(() => true)]);
      if (isLate) take(address, FAILED);
      return latest.current.address === address.trim() ? latest.current.finding : UNKNOWN;
    },
    /** Whether a notice about the address can have been read. */
    isRead: () => Date.now() - latest.current.since >= READING_MS,
  };
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
