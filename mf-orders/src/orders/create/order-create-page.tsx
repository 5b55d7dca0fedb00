import { focusPageHeading, Page } from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';
import { attachmentsObstacle } from '#orders/attachments/attachments.ts';
import { FormSkeleton } from '#orders/form/form-skeleton.tsx';
import { reachableStep } from '#orders/form/order-values.ts';
import { useSteps } from '#steps/use-steps.ts';
import { t } from '#text/t.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { ContentStep } from './content-step.tsx';
import { CopyQuestion } from './copy-question.tsx';
import { CREATE_STEPS, SentOrder } from './create-steps.ts';
import { DoneStep } from './done-step.tsx';
import { FormerEstimates } from './former-estimates.tsx';
import { LocationStep } from './location-step.tsx';
import { OrderNotices } from './order-notices.tsx';
import { useLastOrder } from './use-last-order.ts';
import { useNewOrder } from './use-new-order.ts';

const STEP_NAMES = [t('orderCreate.step1'), t('orderCreate.step2'), t('orderCreate.step3'), t('orderCreate.step4')];

export function OrderCreatePage() {
  const order = useNewOrder();
  const { draft, attachments, isTakingOver, copy, ended, endDraft } = order;
  const reachable = reachableStep(draft.values, attachmentsObstacle(attachments.items) !== null);
  const { step, headingRef, sent, goTo, goBack, finish } = useSteps(CREATE_STEPS, { reachable, sent: SentOrder });
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
      {step < 3 ? <OrderNotices order={order} onStartOver={startOver} /> : null}
      {step === 1 ? (
        <LocationStep
          // Resets its fields with the draft.
          key={ended}
          headingRef={headingRef}
          values={draft.values}
          source={draft.place}
          onChange={draft.changeValues}
          onSource={(place) => draft.change({ place })}
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
