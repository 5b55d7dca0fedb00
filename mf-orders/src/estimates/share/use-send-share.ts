import { hasOwnText, showToast } from '@portal/platform';
import { isHttpError, retryAfterOf } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { estimateQueries, shareEstimates } from '@portal/queries/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useIsShown } from '#leave/use-is-shown.ts';
import { type Submission, submissionOf } from '#steps/submission.ts';
import { t } from '#text/t.ts';
import { addressesOf } from './mail-list.ts';
import type { ShareDraft } from './share-draft.ts';
import { shareLimitMessage } from './share-limit.ts';
import type { SentShare } from './share-steps.ts';

export interface SendShareOptions {
  orderId: string;
  /** Those that were selected. */
  estimates: readonly NumberedEstimate[];
  draft: ShareDraft;
  /** Kept, so that a repeated attempt sends no second mail. */
  onAttempt: (submission: Submission) => void;
  onDone: (sent: SentShare) => void;
  /** Called if it was sent, but the customer has left this step in the meantime. */
  onDoneElsewhere: (sent: ShareDraft) => void;
}

/** Sends the selected estimates to the addresses of the draft. */
export function useSendShare({ orderId, estimates, draft, onAttempt, onDone, onDoneElsewhere }: SendShareOptions) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const isShown = useIsShown();
  const emails = addressesOf(draft.addresses);
  const remarks = draft.remarks.trim();

  return useWrite(
    () => {
      const body = { estimateIds: estimates.map(({ id }) => id), emails: [...emails], remarks };
      const submission = submissionOf(body, draft.submission);
      onAttempt(submission);
      return shareEstimates(orderId, body, submission.key);
    },
    {
      onDone: () => {
        if (isShown.current) return onDone({ count: estimates.length, emails: [...emails] });
        onDoneElsewhere(draft);
        showToast(t('share.done'));
      },
      whereToLook: t('share.whereToLook'),
      onError: (error) => {
        // One of them has been withdrawn: the list says which.
        if (isHttpError(error, 409)) {
          void dialogs.error({ error, message: t('estimate.statusChanged') });
          void client.invalidateQueries(estimateQueries.list(orderId));
          return true;
        }
        const limit = shareLimitMessage(error);
        if (limit !== undefined) {
          void dialogs.error({ error, message: limit });
          return true;
        }
        // A busy server has a sentence of its own.
        if (hasOwnText(error) || isHttpError(error, 429) || retryAfterOf(error) !== undefined) return false;
        void dialogs.error({ error, message: t('share.failed') });
        return true;
      },
    },
  );
}
