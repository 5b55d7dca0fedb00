import type { To } from '@portal/platform/router';
import { FormCard, LinkButton, Text } from '@portal/ui';
import { useEffect } from 'react';
import { DonePanel } from '#steps/done-panel.tsx';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import type { SentShare } from './share-steps.ts';

interface DoneStepProps {
  headingRef: StepHeadingRef;
  back: To;
  sent: SentShare;
  /** The draft may be deleted. Not earlier: the steps would see an empty form on the way here. */
  onShown: () => void;
}

/** Step 3: what went to whom [4.10]. */
export function DoneStep({ headingRef, back, sent, onShown }: DoneStepProps) {
  useEffect(onShown, []);
  return (
    <FormCard
      footer={
        <LinkButton to={back} tone="primary">
          {t('share.back')}
        </LinkButton>
      }
    >
      <DonePanel>
        <StepHeading headingRef={headingRef} current={4} total={4}>
          {t('share.doneTitle')}
        </StepHeading>
        <Text>{t('share.doneBody', { count: sent.count, emails: sent.emails.length })}</Text>
        <Text tone="muted" whiteSpace="pre-line" maxWidth="full">
          {sent.emails.join('\n')}
        </Text>
      </DonePanel>
    </FormCard>
  );
}
