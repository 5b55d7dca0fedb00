import { Page } from '@portal/ui';
import { Steps } from '@portal/ui/page-parts';
import { orderPaths } from '#orders/order/order-paths.ts';
import type { StepPlan } from '#steps/steps.ts';
import { useSteps } from '#steps/use-steps.ts';
import { t } from '#text/t.ts';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { SentFile } from './sent-file.ts';
import { useOrderFile } from './use-order-file.ts';

/** The choice of the file, and the completion [2.26]. */
const STEPS: StepPlan<1 | 2> = { path: orderPaths.createByFile, steps: [1, 2] };
const STEP_NAMES = [t('orderFile.step1'), t('orderFile.step2')];

/** An order whose conditions are in a file. */
export function OrderFilePage() {
  const orderFile = useOrderFile();
  const { file, clear } = orderFile;
  const { step, headingRef, sent, goTo, finish } = useSteps(STEPS, { reachable: 1, sent: SentFile });
  return (
    <Page title={t('orderFile.title')} width="form">
      <Steps steps={STEP_NAMES} current={step} isFinished={step === 2} />
      {step === 1 ? <FileStep headingRef={headingRef} orderFile={orderFile} onDone={finish} /> : null}
      {step === 2 && sent ? (
        <DoneStep
          headingRef={headingRef}
          sent={sent}
          // Going back to the completion must not delete the next file.
          onShown={() => {
            if (file?.state === 'uploaded' && file.fileKey === sent.fileKey) clear();
          }}
          onAnother={() => goTo(1)}
        />
      ) : null}
    </Page>
  );
}
