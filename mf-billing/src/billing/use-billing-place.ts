import { useKeptAddress } from '@portal/shared/host';
import { usePlace } from '@portal/shared/host/list';
import { useSearchParams } from '@portal/shared/router';
import { todayInTokyo } from '@portal/shared/text';
import { useMemo } from 'react';
import { billingPaths } from './billing-paths.ts';
import { billingPlaceOn } from './billing-place.ts';

/** Which bills the address asks for, and how to go to others. */
export function useBillingPlace() {
  const [search] = useSearchParams();
  const today = todayInTokyo();
  const kind = useMemo(() => billingPlaceOn(today), [today]);
  const { place, address, go } = usePlace(billingPaths.list, kind);
  useKeptAddress(billingPaths.list, address);
  return { place, go, isInvalid: kind.isInvalid(search) };
}
