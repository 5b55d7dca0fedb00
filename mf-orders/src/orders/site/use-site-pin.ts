import { DEFAULT_LOCATION } from '@portal/contract/order-create';
import type { Location } from '@portal/contract/values/primitives';
import type { ValidatedForm } from '@portal/ui/forms';
import { useCallback, useRef, useState } from 'react';
import type { LocationValues } from '#orders/form/order-values.ts';
import { locationOf } from '#orders/order/coordinates.ts';
import type { Candidate } from '#orders/site/geocoder/candidate.ts';
import { type PinSource, pinFromAddress, pinNotice } from './pin-source.ts';
import { useAddressSearch } from './use-address-search.ts';
import { useTown } from './use-town.ts';

interface SitePinOptions {
  form: ValidatedForm<LocationValues>;
  /** The current values of the form. */
  values: LocationValues;
  source: PinSource;
  onSource: (source: PinSource) => void;
}

/** The pin of the site: moved by the customer, or by the address as long as the customer has not. */
export function useSitePin({ form, values, source, onSource }: SitePinOptions) {
  /** A place that was picked on the map or by the device in this visit: its town is looked up. */
  const [picked, setPicked] = useState<Location | null>(null);
  const town = useTown(picked, form);
  // An answer comes after the render that asked for it.
  const latest = useRef(source);
  latest.current = source;

  const pin = locationOf(values);
  const lastPin = useRef<Location>(DEFAULT_LOCATION);
  if (pin) lastPin.current = pin;

  const setSource = (next: PinSource) => {
    latest.current = next;
    onSource(next);
  };
  const movePin = ({ latitude, longitude }: Location, by: PinSource) => {
    form.setValue('latitude', String(latitude));
    form.setValue('longitude', String(longitude));
    form.clearErrors(['latitude', 'longitude']);
    setSource(by);
  };
  const { findingOf, take, lookUp, lookUpBriefly, isRead } = useAddressSearch(form, (next) => {
    const location = pinFromAddress(latest.current, next);
    if (location) movePin(location, 'address');
  });
  const finding = findingOf(values.address);
  const pick = useStable((location: Location) => {
    setPicked(location);
    movePin(location, 'customer');
    void lookUp(form.getValues('address'));
  });

  return {
    /** The centre of the map; the last valid place while other coordinates are being typed. */
    at: pin ?? lastPin.current,
    /** The place was decided, and it is in Japan. */
    isPlaced: pin !== null && source !== 'nobody',
    finding,
    notice: pinNotice(source, pin, finding),
    town,
    lookUp,
    choose: (address: string, candidate: Candidate) => take(address, { kind: 'found', candidate }),
    /** A stable function, so that the map is not rendered at each key. */
    pick,
    /** Called when coordinates were typed. */
    typed() {
      setPicked(null);
      setSource('customer');
    },
    goToAddress() {
      if (finding.kind !== 'found' && finding.kind !== 'rough') return;
      setPicked(null);
      movePin(finding.candidate.location, 'address');
    },
    /**
     * Called before going on: whether a notice about the address has been on screen long enough to be read. If not, the
     * next press goes on.
     */
    async settle(): Promise<boolean> {
      if (latest.current === 'customer') return true;
      const last = await lookUpBriefly();
      return pinNotice(latest.current, null, last) === null || isRead();
    },
  };
}

function useStable<T>(act: (input: T) => void): (input: T) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((input: T) => latest.current(input), []);
}
