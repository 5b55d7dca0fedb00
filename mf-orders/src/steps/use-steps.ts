import { useLocation, useNavigate, useSearchParams } from '@portal/platform/router';
import { type RefObject, useEffect, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import {
  readStepState,
  requestedStep,
  type StepPlan,
  type StepState,
  shownStep,
  stepBefore,
  stepPath,
} from './steps.ts';

interface Steps<Step extends number, Sent> {
  step: Step;
  /** Gets the focus when the step changes. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What was sent, on the last step. */
  sent: Sent | undefined;
  goTo: (step: Step) => void;
  goBack: () => void;
  /** Replaces the step that sent by the completion, so that Back cannot send again. */
  finish: (sent: Sent) => void;
}

interface StepsOptions<Step extends number, Sent> {
  reachable: Step;
  /**
   * The schema of what was sent, which is kept in the history entry of the completion, so that it survives a reload.
   */
  sent: GenericSchema<unknown, Sent>;
}

/** The step of a form to show. Each has a history entry, so that Back goes one step back. */
export function useSteps<Step extends number, Sent>(
  plan: StepPlan<Step>,
  { reachable, sent: schema }: StepsOptions<Step, Sent>,
): Steps<Step, Sent> {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { from, sent } = readStepState(schema, location.state);

  const requested = requestedStep(plan, search);
  const step = shownStep(plan, { requested, reachable, isSent: sent !== undefined });
  const path = stepPath(plan, step);
  useEffect(() => {
    if (step !== requested) navigate(path, { replace: true });
  }, [step, requested, path, navigate]);

  const goTo = (next: Step) => navigate(stepPath(plan, next), { state: { from: step } satisfies StepState<Sent> });
  const goBack = () => {
    const previous = stepBefore(plan, step);
    if (from === previous) navigate(-1);
    else navigate(stepPath(plan, previous), { replace: true });
  };
  const finish = (what: Sent) =>
    navigate(stepPath(plan, plan.steps.at(-1) ?? step), {
      replace: true,
      state: { sent: what } satisfies StepState<Sent>,
    });
  return { step, headingRef: useStepHeading(step), sent, goTo, goBack, finish };
}

/** A new step starts at the top, with the keyboard and the screen reader at its heading [2.109]. */
function useStepHeading(step: number) {
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
