import * as v from 'valibot';

/** The steps of a form, in order. The last one is the completion, shown only once the form has been sent. */
export interface StepPlan<Step extends number> {
  /** The address of the first step. */
  path: string;
  steps: readonly [Step, ...Step[]];
}

/** The step is in the address, so that it survives a reload and Back. */
export const requestedStep = <Step extends number>({ steps }: StepPlan<Step>, search: URLSearchParams): Step =>
  steps.find((step) => String(step) === search.get('step')) ?? steps[0];

export const stepPath = <Step extends number>({ path, steps }: StepPlan<Step>, step: Step): string =>
  step === steps[0] ? path : `${path}?step=${step}`;

/** The step before, or the first one. */
export const stepBefore = <Step extends number>({ steps }: StepPlan<Step>, step: Step): Step =>
  steps[Math.max(0, steps.indexOf(step) - 1)] ?? steps[0];

/** The router state of an entry: the step that led to it, and what was sent. */
export interface StepState<Sent> {
  from?: number | undefined;
  sent?: Sent | undefined;
}

export const readStepState = <Sent>(schema: v.GenericSchema<unknown, Sent>, state: unknown): StepState<Sent> =>
  v.parse(v.fallback(v.object({ from: v.optional(v.number()), sent: v.optional(schema) }), {}), state);

interface StepRequest<Step extends number> {
  requested: Step;
  /** The last step allowed by what has been entered. */
  reachable: Step;
  isSent: boolean;
}

/** The step to show: completion only for what was sent, otherwise the last step allowed by what has been entered. */
export function shownStep<Step extends number>(
  { steps }: StepPlan<Step>,
  { requested, reachable, isSent }: StepRequest<Step>,
): Step {
  if (requested === steps.at(-1)) return isSent ? requested : steps[0];
  return requested <= reachable ? requested : reachable;
}
