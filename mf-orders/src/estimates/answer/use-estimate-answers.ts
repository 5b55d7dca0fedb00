import type { Estimate } from '@portal/contract/estimate';
import { type NextStep, showToast } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { acceptEstimate, rejectEstimate } from '@portal/queries/estimate';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { orderPaths } from '#orders/order/order-paths.ts';
import { type PlainMessageKey, t } from '#text/t.ts';
import { useAnsweredEstimates } from './use-answered-estimates.ts';

interface AnswerOptions {
  /** The answer is sent, or somebody else was faster: the dialog can close. */
  onSettled: () => void;
  /** Shows the result. */
  onAnswered: (estimateId: string) => void;
}

interface Answer {
  estimateId: string;
  /** Deletes the draft of the wish. */
  forget?: () => void;
}

/** Accepting and rejecting estimates of one order [4.3 to 4.6]. */
export function useEstimateAnswers(orderId: string, { onSettled, onAnswered }: AnswerOptions) {
  const dialogs = useDialogs();
  const { show, refresh } = useAnsweredEstimates(orderId);

  const optionsFor = (message: PlainMessageKey, next?: NextStep) => ({
    whereToLook: t('estimate.whereToLook'),
    onDone: (answered: Estimate | undefined, { estimateId, forget }: Answer) => {
      forget?.();
      if (answered) show(answered);
      void refresh();
      onSettled();
      showToast(t(message), next);
      onAnswered(estimateId);
    },
    onError: (error: unknown, { estimateId }: Answer) => {
      if (!isHttpError(error, 409)) return false;
      const refreshed = refresh();
      onSettled();
      const isRead = dialogs.notice({ body: t('estimate.statusChanged') });
      void Promise.all([isRead, refreshed]).then(() => onAnswered(estimateId));
      return true;
    },
  });
  const accept = useWrite(
    ({ estimateId, userRequest }: Answer & { userRequest: string }) =>
      acceptEstimate({ orderId, estimateId, userRequest }),
    optionsFor('estimate.accepted', { label: t('estimate.toDocs'), to: orderPaths.papers(orderId) }),
  );
  const reject = useWrite(
    ({ estimateId }: Answer) => rejectEstimate({ orderId, estimateId }),
    optionsFor('estimate.rejected'),
  );
  return { accept, reject };
}
