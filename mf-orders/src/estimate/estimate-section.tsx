import type { Estimate } from '@portal/shared/contract/estimate';
import type { Order } from '@portal/shared/contract/order';
import { ReadView, useDialogs } from '@portal/shared/host';
import { Card, EmptyState, SectionHeading, Text, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '#text/t.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ArrivalsBar } from './arrivals-bar.tsx';
import { EstimateList } from './estimate-list.tsx';
import { estimateHeadingId } from './estimate-row.tsx';
import { estimatePollMs } from './estimate-rules.ts';
import { EstimateSkeleton } from './estimate-skeleton.tsx';
import { useEstimateAnswers } from './use-estimate-answers.ts';
import { useEstimates, usePlaces } from './use-estimates.ts';

/** The estimates of an order and the customer's answers to them. */
export function EstimateSection({ order }: { order: Order }) {
  const dialogs = useDialogs();
  const estimates = useEstimates(order);
  const { rows, waiting, showWaiting } = usePlaces(estimates.data);
  const [accepting, setAccepting] = useState<Estimate | null>(null);
  const goTo = useEstimateFocus();
  const { accept, reject } = useEstimateAnswers(order.id, { onSettled: () => setAccepting(null), onAnswered: goTo });

  const askToReject = async ({ id, parkingName }: Estimate) => {
    const isConfirmed = await dialogs.confirm({
      title: t('estimate.rejectTitle'),
      body: <Text fontWeight="bold">{parkingName}</Text>,
      confirmLabel: t('estimate.reject'),
      children: <Text>{t('estimate.rejectBody')}</Text>,
    });
    if (isConfirmed) await reject.run({ estimateId: id });
  };

  return (
    <Card as="section" aria-labelledby="estimates">
      <SectionHeading id="estimates">{t('estimate.title')}</SectionHeading>
      <ArrivalsBar
        count={waiting.length}
        onShow={() => {
          showWaiting();
          if (waiting[0]) goTo(waiting[0].id);
        }}
      />
      <FirstArrival isEmpty={estimates.data?.length === 0} count={rows.length} />
      <ReadView
        query={estimates}
        loading={<EstimateSkeleton count={order.estimates.total} />}
        isEmpty={(list) => list.length === 0}
        empty={<NoEstimates isWatched={estimatePollMs(order.status, 0) !== false} />}
      >
        {() => (
          <EstimateList
            estimates={rows}
            isLocked={accept.isRunning || reject.isRunning}
            onAccept={setAccepting}
            onReject={askToReject}
          />
        )}
      </ReadView>
      {accepting ? (
        <AcceptDialog
          estimate={accepting}
          number={rows.findIndex(({ id }) => id === accepting.id) + 1}
          order={order}
          isRunning={accept.isRunning}
          onAccept={(userRequest) => accept.run({ estimateId: accepting.id, userRequest })}
          onClose={() => setAccepting(null)}
        />
      ) : null}
    </Card>
  );
}

/** The pressed button is gone: the keyboard focus goes to the estimate that it belonged to, or that it showed. */
function useEstimateFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(estimateHeadingId(target.id))?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}

/** In an empty list estimates appear automatically; their arrival is announced. */
function FirstArrival({ isEmpty, count }: { isEmpty: boolean; count: number }) {
  const wasEmpty = useRef(false);
  if (isEmpty) wasEmpty.current = true;
  return (
    <VisuallyHidden role="status">
      {wasEmpty.current && count > 0 ? t('estimate.arrived', { count }) : ''}
    </VisuallyHidden>
  );
}

const NoEstimates = ({ isWatched }: { isWatched: boolean }) => (
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
