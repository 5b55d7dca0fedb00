import { DEFAULT_LOCATION } from '@portal/contract/order-create';
import type { Location } from '@portal/contract/values/primitives';
import { useGeoServices } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { ValidatedForm } from '@portal/ui/forms';
import { useEffect } from 'react';
import type { LocationValues } from '#orders/form/order-values.ts';
import { geoQueries } from '#orders/site/geocoder/geo-queries.ts';

type Town = { state: 'none' | 'loading' | 'failed' | 'nowhere' } | { state: 'known'; name: string };

/** The town at a picked place. An address that is still empty becomes its name. */
export function useTown(picked: Location | null, form: ValidatedForm<LocationValues>): Town {
  const services = useGeoServices();
  const { data, error } = useQuery({
    ...geoQueries.town(services, picked ?? DEFAULT_LOCATION),
    enabled: picked !== null,
  });
  const name = picked ? data : undefined;
  useEffect(() => {
    if (!name || form.getValues('address').trim() !== '' || isTyping()) return;
    form.setValue('address', name);
    form.clearErrors('address');
  }, [name, form]);
  if (picked === null) return { state: 'none' };
  if (name) return { state: 'known', name };
  if (name === null) return { state: 'nowhere' };
  return { state: error ? 'failed' : 'loading' };
}

/** Whether the customer is in the field right now, about to type an address. */
const isTyping = (): boolean => document.activeElement?.getAttribute('name') === 'address';
