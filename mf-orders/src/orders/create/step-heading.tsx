import type { ComponentProps } from 'react';
import { StepHeading as Heading } from '#steps/step-heading.tsx';
import { CREATE_STEPS, type CreateStep } from './create-steps.ts';

export type { StepHeadingRef } from '#steps/step-heading.tsx';

interface StepHeadingProps extends Omit<ComponentProps<typeof Heading>, 'current' | 'total'> {
  step: CreateStep;
}

/** The heading of a step of this form. */
export const StepHeading = ({ step, ...heading }: StepHeadingProps) => (
  <Heading {...heading} current={step} total={CREATE_STEPS.steps.length} />
);
