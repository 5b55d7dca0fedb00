import { DEFAULT_LOCATION } from '@portal/shared/contract/order';
import type { Location } from '@portal/shared/contract/primitives';
import type { ValidatedForm } from '@portal/shared/form';
import { useGeoServices } from '@portal/shared/host';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bestCandidate } from '#geocoder/best-candidate.ts';
import type { Candidate } from '#geocoder/candidate.ts';
import { geoQueries } from '#geocoder/geo-queries.ts';
import { locationOf } from '#order/coordinates.ts';
import type { LocationValues } from '#order/order-values.ts';
import { type AddressFinding, placeByAddress, placeNotice, type SitePlace } from './site-place.ts';
import { useTown } from './use-town.ts';

interface SitePinOptions {
  form: ValidatedForm<LocationValues>;
  /** As in the form now. */
  values: LocationValues;
  place: SitePlace;
  onPlace: (place: SitePlace) => void;
}

/** How long the next step waits for an address that has just been typed. */
const LAST_LOOK_MS = 3000;
const UNKNOWN: AddressFinding = { kind: 'unknown' };

/** The pin of the site: moved by the customer, or by the address as long as the customer has not. */
export function useSitePin({ form, values, place, onPlace }: SitePinOptions) {
  const services = useGeoServices();
  const client = useQueryClient();
  const [found, setFound] = useState({ address: '', finding: UNKNOWN });
  /** On the map or by the device, in this visit: the town there is looked up. */
  const [picked, setPicked] = useState<Location | null>(null);
  const town = useTown(picked, form);
  // Answers come later than the render that asked for them.
  const latest = useRef(place);
  latest.current = place;

  const pin = locationOf(values);
  const lastPin = useRef<Location>(DEFAULT_LOCATION);
  if (pin) lastPin.current = pin;
  const finding = found.address === values.address.trim() ? found.finding : UNKNOWN;

  const say = (next: SitePlace) => {
    latest.current = next;
    onPlace(next);
  };
  const movePin = ({ latitude, longitude }: Location, by: SitePlace) => {
    form.setValue('latitude', String(latitude));
    form.setValue('longitude', String(longitude));
    form.clearErrors(['latitude', 'longitude']);
    say(by);
  };
  const take = (address: string, next: AddressFinding) => {
    // The customer has gone on typing.
    if (form.getValues('address').trim() !== address.trim()) return;
    setFound({ address: address.trim(), finding: next });
    const location = placeByAddress(latest.current, next);
    if (location) movePin(location, 'address');
  };
  const lookUp = async (address: string) => {
    if (address.trim() === '' || address.trim() === found.address) return;
    const search = client.fetchQuery(geoQueries.search(services, address));
    take(
      address,
      await search.then(
        (candidates) => bestCandidate(address, candidates),
        () => ({ kind: 'failed' }) as const,
      ),
    );
  };

  return {
    /** Where the map is; the last usable place while other coordinates are being typed. */
    at: pin ?? lastPin.current,
    /** Somebody has said where the site is, and it is a place in Japan. */
    isPlaced: pin !== null && place !== 'nobody',
    finding,
    notice: placeNotice(place, pin, finding),
    town,
    lookUp,
    choose: (address: string, candidate: Candidate) => take(address, { kind: 'found', candidate }),
    pick(location: Location) {
      setPicked(location);
      movePin(location, 'customer');
      void lookUp(form.getValues('address'));
    },
    /** The coordinates themselves were typed. */
    typed() {
      setPicked(null);
      say('customer');
    },
    accept: (isAccepted: boolean) => say(isAccepted ? 'accepted' : 'nobody'),
    goToAddress() {
      if (finding.kind !== 'found' && finding.kind !== 'rough') return;
      setPicked(null);
      movePin(finding.candidate.location, 'address');
    },
    /** Before going on: whether somebody has said where the site is. A slow search does not hold anybody up. */
    async settle(): Promise<boolean> {
      if (latest.current !== 'customer') await Promise.race([lookUp(form.getValues('address')), rest(LAST_LOOK_MS)]);
      return latest.current !== 'nobody';
    },
  };
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
