import { Heading, Text } from '@portal/ui';
import type { ReactNode, RefObject } from 'react';
import { t } from '#text/t.ts';

export type StepHeadingRef = RefObject<HTMLHeadingElement | null>;

interface StepHeadingProps {
  headingRef: StepHeadingRef;
  /** From 1, of `total`. */
  current: number;
  total: number;
  children: ReactNode;
  /** A sentence below it. */
  note?: string;
}

/** Gets the focus when a step begins. It is no control, so it shows no focus mark, like the page's heading. */
export function StepHeading({ headingRef, current, total, children, note }: StepHeadingProps) {
  return (
    <div>
      <Text srOnly>{t('orderCreate.stepLabel', { current, total })}</Text>
      <Heading ref={headingRef} tabIndex={-1} _focusVisible={{ outline: 'none', boxShadow: 'none' }}>
        {children}
      </Heading>
      {note ? (
        <Text tone="muted" marginTop="1">
          {note}
        </Text>
      ) : null}
    </div>
  );
}
