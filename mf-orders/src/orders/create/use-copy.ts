import { useQuery } from '@portal/platform/query';
import { useNavigate, useSearchParams } from '@portal/platform/router';
import { todayInTokyo } from '@portal/platform/text';
import { orderQueries } from '@portal/queries/order';
import { focusPageHeading } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { emptyOrderValues } from '#orders/form/order-values.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { copyOrder, type Prefill } from './order-prefill.ts';

interface Copy {
  /** The earlier order is being read, or the customer is asked about it: there is no form yet. */
  isOpen: boolean;
  /** The earlier order would replace input that is not sent: the customer decides. */
  question: { name: string; replace: () => void; keep: () => void } | null;
  hasFailed: boolean;
}

/** Fills in the order whose id is in the address, then removes the id: a reload must not overwrite later input. */
export function useCopy(isBegun: boolean, onStart: (prefill: Prefill) => void): Copy {
  const [search] = useSearchParams();
  const id = search.get('from');
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  // The page says a failure.
  const query = useQuery({ ...orderQueries.detail(id ?? ''), enabled: id !== null, meta: { dialog: false } });
  const order = id === null ? undefined : query.data;
  const isMissing = id !== null && !order && query.isError;

  const end = useCallback(() => navigate(orderPaths.create, { replace: true }), [navigate]);
  const replace = useCallback(() => {
    if (order) onStart(copyOrder(order, emptyOrderValues(todayInTokyo())));
    end();
  }, [order, onStart, end]);
  useEffect(() => {
    if (isMissing) {
      setHasFailed(true);
      end();
    } else if (order && !isBegun) {
      setHasFailed(false);
      replace();
    }
  }, [isMissing, order, isBegun, end, replace]);

  return {
    isOpen: id !== null,
    question: order && isBegun ? { name: order.name, replace: andFocus(replace), keep: andFocus(end) } : null,
    hasFailed,
  };
}

/** The buttons disappear with the question. */
const andFocus = (act: () => void) => () => {
  act();
  focusPageHeading();
};
