import { canAnswer } from '@portal/contract/estimate';
import { reportUnexpected, showToast } from '@portal/platform';
import { rejectEstimate } from '@portal/queries/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Text } from '@portal/ui';
import { useQuestion, useWrite } from '@portal/ui/pages';
import { useAnsweredEstimates } from '#estimates/answer/use-answered-estimates.ts';
import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { t } from '#text/t.ts';
import { RejectionList } from './rejection-list.tsx';
import { rejectionText } from './rejection-result.ts';
import { useDelayed } from './use-delayed.ts';

/** Nothing is sent for this long, so that the customer can undo it. */
const UNDO_MS = 10_000;

export interface RejectSeveral {
  /** How many will be sent in a moment. */
  pendingCount: number;
  isRunning: boolean;
  ask: (selected: readonly NumberedEstimate[]) => void;
  undo: () => void;
}

export const rejectable = (estimates: readonly NumberedEstimate[]): readonly NumberedEstimate[] =>
  estimates.filter(({ status }) => canAnswer('reject', status));

/**
 * Rejects several estimates, each with a request of its own, ten seconds after the question. Another page of the portal
 * sends them at once. Before a reload or a closed tab the browser asks, and then nothing is sent.
 */
export function useRejectSeveral(orderId: string, onRejected: (ids: readonly string[]) => void): RejectSeveral {
  const askFirst = useQuestion();
  const { show, refresh } = useAnsweredEstimates(orderId);
  const write = useWrite(
    (estimates: readonly NumberedEstimate[]) =>
      Promise.allSettled(estimates.map(({ id }) => rejectEstimate({ orderId, estimateId: id }))),
    {
      onDone: (results, estimates) => {
        const rejected = estimates.filter((_, index) => results[index]?.status === 'fulfilled');
        for (const result of results) {
          if (result.status === 'rejected') reportUnexpected(result.reason);
          else if (result.value) show(result.value);
        }
        void refresh();
        showToast(rejectionText(rejected.length, estimates.length - rejected.length));
        onRejected(rejected.map(({ id }) => id));
      },
    },
  );
  const { pending, start, cancel } = useDelayed(write.run, UNDO_MS);

  useLeaveGuard({
    isHeld: false,
    isHeldOnReload: pending !== null,
    question: { body: t('rejectSeveral.unsent'), confirmLabel: t('rejectSeveral.open') },
  });

  const ask = (selected: readonly NumberedEstimate[]) => {
    const estimates = rejectable(selected);
    const question = {
      title: t('rejectSeveral.title', { count: estimates.length }),
      body: <RejectionList estimates={estimates} selected={selected.length} />,
      confirmLabel: t('rejectSeveral.open'),
      children: <Text>{t('estimate.rejectBody')}</Text>,
    };
    askFirst(question, () => start(estimates));
  };
  const undo = () => {
    cancel();
    showToast(t('rejectSeveral.undone'));
  };
  return { pendingCount: pending?.length ?? 0, isRunning: write.isRunning, ask, undo };
}
