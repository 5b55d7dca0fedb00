import type { Order } from '@portal/contract/order';
import type { To } from '@portal/platform/router';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box } from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';
import { useMemo } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { sortEstimates } from '#estimates/estimate/estimate-rules.ts';
import { selectedOf } from '#estimates/estimate/estimate-selection.ts';
import { useSteps } from '#steps/use-steps.ts';
import { t } from '#text/t.ts';
import { AddressStep } from './address-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DoneStep } from './done-step.tsx';
import { SelectStep } from './select-step.tsx';
import { useShareDraft } from './share-draft.ts';
import { reachableShareStep, SentShare, shareSteps } from './share-steps.ts';

const STEP_NAMES = [t('share.step0'), t('share.step1'), t('share.step2'), t('share.step3')];

interface ShareFormProps {
  order: Pick<Order, 'id' | 'name'>;
  estimates: readonly NumberedEstimate[];
  /** The page with the list of estimates. */
  back: To;
}

/** The four steps from the selection to the completion [4.10]. */
export function ShareForm({ order, estimates, back }: ShareFormProps) {
  const plan = useMemo(() => shareSteps(order.id), [order.id]);
  const list = useMemo(() => sortEstimates(estimates), [estimates]);
  const { draft, change, clear, clearSent, isLost } = useShareDraft(order.id);
  const selected = selectedOf(list, draft.estimateIds);
  const { step, headingRef, sent, goTo, goBack, finish } = useSteps(plan, {
    reachable: reachableShareStep(selected.length, draft),
    sent: SentShare,
  });
  return (
    <>
      <Steps steps={STEP_NAMES} current={step + 1} isFinished={step === 3} />
      {isLost && step < 3 ? (
        <Box marginBottom="4">
          <LostNotice />
        </Box>
      ) : null}
      {step === 0 ? (
        <SelectStep
          headingRef={headingRef}
          back={back}
          estimates={list}
          selectedIds={draft.estimateIds}
          onChange={(estimateIds) => change({ estimateIds })}
          onNext={() => goTo(1)}
        />
      ) : null}
      {step === 1 ? (
        <AddressStep headingRef={headingRef} values={draft} onChange={change} onBack={goBack} onNext={() => goTo(2)} />
      ) : null}
      {step === 2 ? (
        <ConfirmStep
          headingRef={headingRef}
          order={order}
          estimates={selected}
          draft={draft}
          onAttempt={(submission) => change({ submission })}
          onBack={goBack}
          onDone={(what) => {
            change({ isSent: true });
            finish(what);
          }}
          onDoneElsewhere={clearSent}
        />
      ) : null}
      {step === 3 && sent ? (
        <DoneStep
          headingRef={headingRef}
          back={back}
          sent={sent}
          // Going back to the completion must not delete the next draft.
          onShown={() => {
            if (draft.isSent) clear();
          }}
        />
      ) : null}
    </>
  );
}
