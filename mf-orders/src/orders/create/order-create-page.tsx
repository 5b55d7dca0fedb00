import { Box, Card, focusPageHeading, Notice, Page, SkeletonText } from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';
import { useCallback, useState } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { RestoredNotice } from '#draft/restored-notice.tsx';
import { attachmentsObstacle } from '#orders/attachments/attachments.ts';
import { useAttachments } from '#orders/attachments/use-attachments.ts';
import { reachableStep } from '#orders/form/order-values.ts';
import { useSteps } from '#steps/use-steps.ts';
import { t } from '#text/t.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { ContentStep } from './content-step.tsx';
import { CopyQuestion } from './copy-question.tsx';
import { DoneStep } from './done-step.tsx';
import { FormerEstimates } from './former-estimates.tsx';
import { LocationStep } from './location-step.tsx';
import { useOrderDraft } from './order-draft.ts';
import type { Prefill } from './order-prefill.ts';
import { ORDER_STEPS, SentOrder } from './order-steps.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import { useCopy } from './use-copy.ts';
import { useLastOrder } from './use-last-order.ts';
import { useLeaveUploads } from './use-leave-uploads.tsx';
import { usePrefill } from './use-prefill.ts';

const STEP_NAMES = [t('orderCreate.step1'), t('orderCreate.step2'), t('orderCreate.step3'), t('orderCreate.step4')];

export function OrderCreatePage() {
  const { draft, attachments, isRestored, isTakingOver, copy, ended, endDraft } = useNewOrder();
  const reachable = reachableStep(draft.values, attachmentsObstacle(attachments.items) !== null);
  const { step, headingRef, sent, goTo, goBack, finish } = useSteps(ORDER_STEPS, { reachable, sent: SentOrder });
  // Read while the content is filled in, so that nothing moves on the confirmation.
  const lastOrder = useLastOrder(step === 2 || step === 3);
  if (isTakingOver) return null;
  if (copy.isOpen) {
    return (
      <Page title={t('orderCreate.title')} width="form">
        {copy.question ? <CopyQuestion {...copy.question} /> : <FormSkeleton />}
      </Page>
    );
  }

  // Back from the next order shows the completion again; the draft of that order must stay.
  const forgetSent = (key: string) => {
    if (draft.wasSentWith(key)) endDraft(attachments.clear);
  };
  const startOver = () => {
    endDraft(attachments.discard);
    if (step > 1) goTo(1);
    // The step is rendered anew, with its heading.
    else focusPageHeading();
  };
  return (
    <Page title={t('orderCreate.title')} width="form">
      <Steps steps={STEP_NAMES} current={step} isFinished={step === 4} />
      {step < 3 && isRestored ? (
        <Box marginBottom="4">
          <RestoredNotice question={t('orderCreate.startOverConfirm')} onStartOver={startOver} />
        </Box>
      ) : null}
      {step < 3 && !draft.prefill && (draft.isLost || attachments.isLost) ? (
        <Box marginBottom="4">
          <LostNotice />
        </Box>
      ) : null}
      {step < 3 && copy.hasFailed ? (
        <Box marginBottom="4">
          <Notice tone="warn">{t('orderCreate.copyFailed')}</Notice>
        </Box>
      ) : null}
      {step < 3 && !isRestored && draft.prefill ? <PrefillNotice {...draft.prefill} /> : null}
      {step === 1 ? (
        <LocationStep
          // Resets its fields with the draft.
          key={ended}
          headingRef={headingRef}
          values={draft.values}
          place={draft.place}
          onChange={draft.changeValues}
          onPlace={(place) => draft.change({ place })}
          onNext={() => goTo(2)}
        />
      ) : null}
      {step === 2 ? (
        <ContentStep
          headingRef={headingRef}
          values={draft.values}
          attachments={attachments}
          onChange={draft.noteValues}
          onEnd={draft.showNoted}
          onBack={goBack}
          onNext={() => goTo(3)}
        />
      ) : null}
      {step < 3 && draft.prefill?.from ? <FormerEstimates orderId={draft.prefill.from.id} /> : null}
      {step === 3 ? (
        <ConfirmStep
          headingRef={headingRef}
          draft={draft}
          attachments={attachments}
          lastNumberOfCars={lastOrder?.numberOfCars ?? null}
          onBack={goBack}
          onEdit={goTo}
          onDone={(orderId, submissionKey) =>
            finish({ orderId, submissionKey, name: draft.values.constructionName.trim() })
          }
          onDoneElsewhere={forgetSent}
        />
      ) : null}
      {step === 4 && sent ? (
        <DoneStep
          headingRef={headingRef}
          orderId={sent.orderId}
          name={sent.name}
          onShown={() => forgetSent(sent.submissionKey)}
          onAnother={() => goTo(1)}
        />
      ) : null}
    </Page>
  );
}

/** The draft and its attachments, which begin and end together. */
function useNewOrder() {
  const draft = useOrderDraft();
  const attachments = useAttachments({ about: 'order-create' });
  useLeaveUploads(attachments.items);
  const isBegun = draft.isBegun || attachments.items.length > 0;
  const [isRestored, setIsRestored] = useState(isBegun);
  const [ended, setEnded] = useState(0);
  const { start } = draft;
  const { discard: discardAttachments } = attachments;
  // Values from a linking service, or from an earlier order, begin a new order.
  const takeOver = useCallback(
    (prefill: Prefill) => {
      start(prefill);
      discardAttachments();
      setIsRestored(false);
    },
    [start, discardAttachments],
  );
  const isTakingOver = usePrefill(takeOver);
  const copy = useCopy(isBegun, takeOver);

  const endDraft = (endAttachments: () => void) => {
    draft.clear();
    endAttachments();
    setIsRestored(false);
    setEnded((count) => count + 1);
  };
  return { draft, attachments, isRestored, isTakingOver, copy, ended, endDraft };
}

const FormSkeleton = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
