import { useNavigate, useSearchParams } from '@portal/platform/router';
import { todayInTokyo } from '@portal/platform/text';
import { useEffect } from 'react';
import { emptyOrderValues } from '#orders/form/order-values.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { type Prefill, readPrefill } from './order-prefill.ts';

/**
 * Fills in the values that a linking service put into the address, then removes them from the address: a reload must
 * not overwrite what the customer has typed since. true until that is done.
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
