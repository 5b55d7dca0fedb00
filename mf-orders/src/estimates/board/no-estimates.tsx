import type { Order } from '@portal/contract/order';
import { formatDateWeekday } from '@portal/platform/text';
import { EmptyState, RangeText, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { estimatePollMs } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

/** Says that there is none yet, when the first is expected, and whether the page watches for it. */
export function NoEstimates({ status, expected }: Pick<Order, 'status' | 'expected'>) {
  const isWatched = estimatePollMs(status, 0) !== false;
  const day = expected?.estimate;
  return (
    <EmptyState
      body={
        <>
          <span>{t('estimate.empty')}</span>
          {day ? <br /> : null}
          {day ? <RangeText text={t('estimate.expected', { date: formatDateWeekday(day) })} /> : null}
          {isWatched ? <br /> : null}
          {isWatched ? <span>{t('estimate.watched')}</span> : null}
        </>
      }
    />
  );
}

/** In an empty list estimates appear automatically. The first number is announced, and nothing after that. */
export function FirstArrival({ isEmpty, count }: { isEmpty: boolean; count: number }) {
  /** null: the list was never empty; 0: none has arrived yet. */
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && isEmpty) setFirst(0);
  if (first === 0 && count > 0) setFirst(count);
  return <VisuallyHidden role="status">{first ? t('estimate.arrived', { count: first }) : ''}</VisuallyHidden>;
}
