import { keptContact, useKeptAddress, useKeptParams } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { useFeatures } from '@portal/platform/session';
import { todayInTokyo } from '@portal/platform/text';
import { useMemo } from 'react';
import { billingPaths } from '#contract/billing-paths.ts';
import { billingListParamsOn, paramsFor } from './billing-list-params.ts';

/** The params in the address, and how to change them. */
export function useBillingListParams() {
  const [search] = useSearchParams();
  const today = todayInTokyo();
  const codec = useMemo(() => billingListParamsOn(today), [today]);
  const { params, address, go } = useKeptParams(billingPaths.list, codec, keptContact);
  useKeptAddress(billingPaths.list, address);
  return { params: paramsFor(useFeatures(), params), go, isInvalid: codec.isInvalid(search) };
}
