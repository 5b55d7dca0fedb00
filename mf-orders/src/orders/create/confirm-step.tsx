import type { OrderCreateBody } from '@portal/contract/order-create';
import { hasOwnText, showToast } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { createOrder } from '@portal/queries/order-change';
import { FormCard, Notice, PrimaryButton, TextButton } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useIsShown } from '#leave/use-is-shown.ts';
import { attachmentUrls } from '#orders/attachments/attachments.ts';
import { aboutRefused, refusedUploads } from '#orders/attachments/refused-uploads.ts';
import type { useAttachments } from '#orders/attachments/use-attachments.ts';
import { orderBody } from '#orders/form/order-values.ts';
import { PastNotice } from '#orders/form/past-notice.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { submissionOf } from '#steps/submission.ts';
import { t } from '#text/t.ts';
import { ConfirmSections } from './confirm-sections.tsx';
import type { useOrderDraft } from './order-draft.ts';
import { SlipNotice } from './slip-notice.tsx';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface ConfirmStepProps {
  headingRef: StepHeadingRef;
  draft: ReturnType<typeof useOrderDraft>;
  attachments: Pick<ReturnType<typeof useAttachments>, 'items' | 'refuse'>;
  /** Of the customer's last order; null if it is not known. */
  lastNumberOfCars: number | null;
  onBack: () => void;
  onEdit: (step: 1 | 2) => void;
  /** `orderId` is null if the host did not send it. */
  onDone: (orderId: string | null, submissionKey: string) => void;
  /** Called if the order was sent, but the customer has left this step in the meantime. */
  onDoneElsewhere: (submissionKey: string) => void;
}

/** Step 3: shows what will be ordered, and sends it. */
export function ConfirmStep({
  headingRef,
  draft,
  attachments,
  lastNumberOfCars,
  onBack,
  onEdit,
  onDone,
  onDoneElsewhere,
}: ConfirmStepProps) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const isShown = useIsShown();

  const submit = useWrite(
    async (body: OrderCreateBody) => {
      const submission = submissionOf(body, draft.submission);
      draft.change({ submission });
      const created = await createOrder(body, submission.key);
      return { id: created?.id ?? null, key: submission.key };
    },
    {
      onDone: ({ id, key }) => {
        void client.invalidateQueries({ queryKey: ['order'] });
        if (isShown.current) return onDone(id, key);
        onDoneElsewhere(key);
        showToast(
          t('orderCreate.doneTitle'),
          id ? { label: t('orderCreate.toDetail'), to: orderPaths.detail(id) } : undefined,
        );
      },
      whereToLook: t('order.whereToLook'),
      onError: (error, body) => {
        if (hasOwnText(error)) return false;
        const refused = refusedUploads(error, body.attachmentUrls);
        attachments.refuse(refused);
        void dialogs.error({ error, message: t(refused.length > 0 ? aboutRefused(refused) : 'orderCreate.failed') });
        return true;
      },
    },
  );

  const send = () => submit.run(orderBody(draft.values, attachmentUrls(attachments.items)));
  return (
    <FormCard
      footer={
        <>
          <TextButton onPress={onBack} isDisabled={submit.isRunning}>
            {t('common.back')}
          </TextButton>
          <PrimaryButton onPress={send} isRunning={submit.isRunning}>
            {t('orderCreate.submit')}
          </PrimaryButton>
        </>
      }
    >
      <StepHeading headingRef={headingRef} step={3}>
        {t('orderCreate.step3')}
      </StepHeading>
      {draft.place === 'nobody' ? <Notice tone="warn">{t('orderCreate.defaultLocation')}</Notice> : null}
      <PastNotice startDate={draft.values.startDate} endDate={draft.values.endDate} />
      <SlipNotice values={draft.values} lastNumberOfCars={lastNumberOfCars} />
      <ConfirmSections values={draft.values} attachments={attachments.items} onEdit={onEdit} />
    </FormCard>
  );
}
