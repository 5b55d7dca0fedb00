import { useGeoServices } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import type { ValidatedForm } from '@portal/ui/forms';
import { useRef, useState } from 'react';
import { useIsShown } from '#leave/use-is-shown.ts';
import type { LocationValues } from '#orders/form/order-values.ts';
import { bestCandidate } from '#orders/site/geocoder/best-candidate.ts';
import { geoQueries } from '#orders/site/geocoder/geo-queries.ts';
import type { AddressFinding } from './site-place.ts';

interface Found {
  address: string;
  finding: AddressFinding;
  /** When this became known, in milliseconds. */
  since: number;
}

/** How long the next step waits for an address that has just been typed. */
const LAST_LOOK_MS = 3000;
/** What has been on screen for less than this cannot have been read. */
const READING_MS = 1000;
const UNKNOWN: AddressFinding = { kind: 'unknown' };
const FAILED: AddressFinding = { kind: 'failed' };

/** What the search knows about the address in the form. `onFinding` is told when it has answered. */
export function useAddressFinding(form: ValidatedForm<LocationValues>, onFinding: (finding: AddressFinding) => void) {
  const services = useGeoServices();
  const client = useQueryClient();
  const isShown = useIsShown();
  const [found, setFound] = useState<Found>({ address: '', finding: UNKNOWN, since: 0 });
  // Answers come later than the render that asked for them.
  const latest = useRef(found);

  const take = (address: string, finding: AddressFinding) => {
    const text = address.trim();
    // The customer has gone on: in the text, or to the next step.
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
    /** Before the next step: a slow search does not hold anybody up, and counts as one that failed. */
    async lookBriefly(): Promise<AddressFinding> {
      const address = form.getValues('address');
      const isLate = await Promise.race([lookUp(address).then(() => false), rest(LAST_LOOK_MS).then(() => true)]);
      if (isLate) take(address, FAILED);
      return latest.current.address === address.trim() ? latest.current.finding : UNKNOWN;
    },
    /** Whether a notice about the address can have been read. */
    isRead: () => Date.now() - latest.current.since >= READING_MS,
  };
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
