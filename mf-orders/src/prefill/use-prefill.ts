import { useNavigate, useSearchParams } from '@portal/shared/router';
import { todayInTokyo } from '@portal/shared/text';
import { useEffect } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { emptyOrderValues } from '#order/order-values.ts';
import { type Prefill, readPrefill } from './order-prefill.ts';

/**
 * Takes over what a linking service wrote into the address, and then takes it out of the address: a reload must not
 * put it over what the customer has typed since. true until that is done.
 */
export function usePrefill(onStart: (prefill: Prefill) => void): boolean {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = search.toString();
  useEffect(() => {
    const prefill = readFrom(query);
    if (!prefill) return;
    onStart(prefill);
    navigate(orderPaths.create, { replace: true });
  }, [query, onStart, navigate]);
  return readFrom(query) !== undefined;
}

const readFrom = (query: string) => readPrefill(new URLSearchParams(query), emptyOrderValues(todayInTokyo()));
