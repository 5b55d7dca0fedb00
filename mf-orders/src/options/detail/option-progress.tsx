import { formatDateWeekday, formatInstantShort } from '@portal/platform/text';
import {
  Box,
  Card,
  Flex,
  KeepTogether,
  RangeText,
  SectionHeading,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import type { ReactNode } from 'react';
import type { OptionStep } from '#options/option/option-state.ts';
import { personText } from '#orders/order/contact-name.ts';
import { StepMark } from '#steps/step-mark.tsx';
import { t } from '#text/t.ts';

interface OptionProgressProps {
  steps: readonly OptionStep[];
  /** By when we answer. */
  reply: string | null;
}

/** The five steps, with what is known about those that are done. */
export const OptionProgress = ({ steps, reply }: OptionProgressProps) => (
  <Card as="section" aria-labelledby="option-progress">
    <SectionHeading id="option-progress">{t('option.progress')}</SectionHeading>
    <ol>
      {steps.map((step, index) => (
        <Step key={step.label} step={step} number={index + 1} isLast={index + 1 === steps.length}>
          {step.state === 'ours' && reply ? (
            <Text>
              <RangeText text={t('option.replyBy', { date: formatDateWeekday(reply) })} />
            </Text>
          ) : null}
        </Step>
      ))}
    </ol>
  </Card>
);

interface StepProps {
  step: OptionStep;
  number: number;
  isLast: boolean;
  children: ReactNode;
}

const Step = ({ step: { label, state, event }, number, isLast, children }: StepProps) => (
  <Flex as="li" gap="4" aria-current={state === 'ours' || state === 'yours' ? 'step' : undefined}>
    <Flex direction="column" align="center" flexShrink="0">
      <StepMark state={state} number={number} />
      {isLast ? null : <Box flex="1" width="2px" bg="border" />}
    </Flex>
    <Box minWidth="0" paddingBottom={isLast ? '0' : '4'}>
      <Flex wrap="wrap" columnGap="3" align="center" fontWeight="bold">
        <span>{t(label)}</span>
        {state === 'done' ? <VisuallyHidden>{t('option.stepDone')}</VisuallyHidden> : null}
        {state === 'ours' ? <StatusBadge tone="info">{t('option.turnOurs')}</StatusBadge> : null}
        {state === 'yours' ? <StatusBadge tone="warn">{t('option.turnYours')}</StatusBadge> : null}
      </Flex>
      {state === 'yours' ? <Text>{t('option.turnYoursHelp')}</Text> : null}
      {children}
      {event?.at ? <Text tone="muted">{formatInstantShort(event.at)}</Text> : null}
      {event?.by ? (
        <Text tone="muted">
          <KeepTogether>{personText(event.by)}</KeepTogether>
        </Text>
      ) : null}
    </Box>
  </Flex>
);
