import { useNavigate, useSearchParams } from '@portal/shared/router';
import { todayInTokyo } from '@portal/shared/text';
import { useCallback } from 'react';
import { billingPaths } from './billing-paths.ts';
import { type BillingPlace, changePlace, readBillingPlace, writeBillingPlace } from './billing-place.ts';

/** `replace` while typing and for corrections, so that Back leads to what was looked at, not through each letter. */
export type GoToPlace = (change: Partial<BillingPlace>, history?: 'push' | 'replace') => void;

/** Which bills the address asks for, and the way to others. */
export function useBillingPlace(): { place: BillingPlace; isInvalid: boolean; go: GoToPlace } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { place, isInvalid } = readBillingPlace(search, todayInTokyo());
  const address = writeBillingPlace(place);

  const go = useCallback<GoToPlace>(
    (change, history = 'push') => {
      const current = readBillingPlace(new URLSearchParams(address), todayInTokyo()).place;
      const next = writeBillingPlace(changePlace(current, change));
      void navigate(billingPaths.list(next), { replace: history === 'replace' });
    },
    [address, navigate],
  );
  return { place, isInvalid, go };
}
