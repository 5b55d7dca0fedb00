import type { Order } from '@portal/contract/order';
import { hasOwnText, showToast } from '@portal/platform';
import { isHttpError, retryAfterOf } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { estimateQueries, shareEstimates } from '@portal/queries/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, DescriptionList, Flex, FormCard, PrimaryButton, Text, TextButton, UserText } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useIsShown } from '#leave/use-is-shown.ts';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { type Submission, submissionOf } from '#steps/submission.ts';
import { t } from '#text/t.ts';
import { EstimateLine } from './estimate-line.tsx';
import { addressesOf } from './mail-list.ts';
import type { ShareDraft } from './share-draft.ts';
import { shareLimitMessage } from './share-limit.ts';
import type { SentShare } from './share-steps.ts';

interface ConfirmStepProps {
  headingRef: StepHeadingRef;
  order: Pick<Order, 'id' | 'name'>;
  /** Those that were selected. */
  estimates: readonly NumberedEstimate[];
  draft: ShareDraft;
  /** Kept, so that a repeated attempt sends no second mail. */
  onAttempt: (submission: Submission) => void;
  onBack: () => void;
  onDone: (sent: SentShare) => void;
  /** Called if it was sent, but the customer has left this step in the meantime. */
  onDoneElsewhere: (sent: ShareDraft) => void;
}

/** Step 2: shows what goes to whom, and sends it. */
export function ConfirmStep({
  headingRef,
  order,
  estimates,
  draft,
  onAttempt,
  onBack,
  onDone,
  onDoneElsewhere,
}: ConfirmStepProps) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const isShown = useIsShown();
  const emails = addressesOf(draft.addresses);
  const remarks = draft.remarks.trim();

  const submit = useWrite(
    () => {
      const body = { estimateIds: estimates.map(({ id }) => id), emails: [...emails], remarks };
      const submission = submissionOf(body, draft.submission);
      onAttempt(submission);
      return shareEstimates(order.id, body, submission.key);
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
          void client.invalidateQueries(estimateQueries.list(order.id));
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

  return (
    <FormCard
      footer={
        <>
          <TextButton onPress={onBack} isDisabled={submit.isRunning}>
            {t('common.back')}
          </TextButton>
          <PrimaryButton onPress={() => submit.run(undefined)} isRunning={submit.isRunning}>
            {t('share.submit')}
          </PrimaryButton>
        </>
      }
    >
      <StepHeading headingRef={headingRef} current={3} total={4}>
        {t('share.step2')}
      </StepHeading>
      <DescriptionList
        items={[
          { term: t('orderCreate.constructionName'), description: <UserText>{order.name}</UserText> },
          { term: t('share.to'), description: emails.join('\n') },
          { term: t('share.remarks'), description: remarks || t('common.none') },
        ]}
      />
      <div>
        <Text tone="muted" id="shared-estimates" paddingBottom="1">
          {t('share.attached', { count: estimates.length })}
        </Text>
        <Box as="ul" aria-labelledby="shared-estimates">
          {estimates.map((estimate) => (
            <Flex as="li" key={estimate.id} align="center" gap="3" paddingBlock="2.5" borderTopWidth="1px">
              <EstimateLine estimate={estimate} />
            </Flex>
          ))}
        </Box>
      </div>
    </FormCard>
  );
}
