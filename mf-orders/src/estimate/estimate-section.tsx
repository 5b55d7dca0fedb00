import type { Estimate } from '@portal/shared/contract/estimate';
import { ReadView, useDialogs } from '@portal/shared/host';
import { Card, EmptyState, Notice, SectionHeading, Text } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { t } from '#text/t.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { EstimateList } from './estimate-list.tsx';
import { estimateHeadingId } from './estimate-row.tsx';
import { estimatePollMs } from './estimate-rules.ts';
import { useEstimateAnswers } from './use-estimate-answers.ts';
import { useEstimates, type WatchedOrder } from './use-estimates.ts';

/** The estimates of an order and the customer's answers to them. */
export function EstimateSection({ order }: { order: WatchedOrder }) {
  const dialogs = useDialogs();
  const { estimates, arrived, forgetArrivals } = useEstimates(order);
  const [accepting, setAccepting] = useState<Estimate | null>(null);
  const [answered, setAnswered] = useState<Pick<Estimate, 'id'> | null>(null);
  const { accept, reject } = useEstimateAnswers(order.id, {
    onSettled: () => {
      setAccepting(null);
      forgetArrivals();
    },
    onRead: (id) => setAnswered({ id }),
  });

  // The button that was pressed is gone: the keyboard goes on at the estimate that it stood in.
  useEffect(() => {
    if (answered) document.getElementById(estimateHeadingId(answered.id))?.focus();
  }, [answered]);

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
      <SectionHeading id="estimates" note={estimates.data?.length ? t('estimate.sortedNote') : undefined}>
        {t('estimate.title')}
      </SectionHeading>
      <div role="status">
        {arrived > 0 ? <Notice tone="info">{t('estimate.arrived', { count: arrived })}</Notice> : null}
      </div>
      <ReadView
        query={estimates}
        isEmpty={(list) => list.length === 0}
        empty={<NoEstimates isWatched={estimatePollMs(order.status, 0) !== false} />}
      >
        {(list) => (
          <EstimateList
            estimates={list}
            isLocked={accept.isRunning || reject.isRunning}
            onAccept={setAccepting}
            onReject={askToReject}
          />
        )}
      </ReadView>
      {accepting ? (
        <AcceptDialog
          estimate={accepting}
          isRunning={accept.isRunning}
          onAccept={(userRequest) => accept.run({ estimateId: accepting.id, userRequest })}
          onClose={() => setAccepting(null)}
        />
      ) : null}
    </Card>
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
