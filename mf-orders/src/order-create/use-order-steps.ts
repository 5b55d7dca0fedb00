import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { askedStep, type OrderStep, readStepState, type StepState, shownStep, stepPath } from './order-steps.ts';

interface OrderSteps {
  step: OrderStep;
  /** Gets the focus when the step changes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The id of the order that was made, on step 4. */
  createdOrderId: string | undefined;
  /** The key that it was sent with. */
  submissionKey: string | undefined;
  goTo: (step: OrderStep) => void;
  goBack: () => void;
  finish: (orderId: string, submissionKey: string) => void;
}

/** The step of the form to show: each has a history entry, so that Back goes one step back. */
export function useOrderSteps(reachable: 1 | 2 | 3): OrderSteps {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { from, createdOrderId, submissionKey } = readStepState(location.state);

  const asked = askedStep(search);
  const step = shownStep({ asked, reachable, isDone: createdOrderId !== undefined });
  useEffect(() => {
    if (step !== asked) navigate(stepPath(step), { replace: true });
  }, [step, asked, navigate]);

  const goTo = (next: OrderStep) => navigate(stepPath(next), { state: { from: step } satisfies StepState });
  const goBack = () => {
    const previous = Math.max(1, step - 1) as OrderStep;
    if (from === previous) navigate(-1);
    else navigate(stepPath(previous), { replace: true });
  };
  const finish = (orderId: string, key: string) =>
    navigate(stepPath(4), {
      replace: true,
      state: { createdOrderId: orderId, submissionKey: key } satisfies StepState,
    });
  return { step, headingRef: useStepHeading(step), createdOrderId, submissionKey, goTo, goBack, finish };
}

/** A new step starts at the top, with the keyboard and the screen reader at its heading [2.109]. */
function useStepHeading(step: OrderStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
