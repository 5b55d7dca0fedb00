import type { ComponentProps } from 'react';
import { StepHeading as Heading } from '#steps/step-heading.tsx';
import { ORDER_STEPS, type OrderStep } from './order-steps.ts';

export type { StepHeadingRef } from '#steps/step-heading.tsx';

interface StepHeadingProps extends Omit<ComponentProps<typeof Heading>, 'current' | 'total'> {
  step: OrderStep;
}

/** The heading of a step of this form. */
export const StepHeading = ({ step, ...heading }: StepHeadingProps) => (
  <Heading {...heading} current={step} total={ORDER_STEPS.steps.length} />
);
