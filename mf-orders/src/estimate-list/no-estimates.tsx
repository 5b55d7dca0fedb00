import type { OrderStatus } from '@portal/shared/contract/order';
import { EmptyState, VisuallyHidden } from '@portal/shared/ui';
import { useRef } from 'react';
import { estimatePollMs } from '#estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

/** Says that there is none yet, and whether the page watches for the first. */
export function NoEstimates({ status }: { status: OrderStatus }) {
  const isWatched = estimatePollMs(status, 0) !== false;
  return (
    <EmptyState
      body={
        <>
          {t('estimate.empty')}
          {isWatched ? <br /> : null}
          {isWatched ? t('estimate.watched') : null}
        </>
      }
    />
  );
}

/** In an empty list estimates appear automatically; their arrival is announced. */
export function FirstArrival({ isEmpty, count }: { isEmpty: boolean; count: number }) {
  const wasEmpty = useRef(false);
  if (isEmpty) wasEmpty.current = true;
  return (
    <VisuallyHidden role="status">
      {wasEmpty.current && count > 0 ? t('estimate.arrived', { count }) : ''}
    </VisuallyHidden>
  );
}
