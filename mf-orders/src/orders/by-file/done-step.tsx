import { formatFileSize } from '@portal/platform/text';
import { FormCard, LinkButton, SecondaryButton, Text } from '@portal/ui';
import { useEffect } from 'react';
import { orderPaths } from '#orders/order/order-paths.ts';
import { DonePanel } from '#steps/done-panel.tsx';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import type { SentFile } from './sent-file.ts';

interface DoneStepProps {
  headingRef: StepHeadingRef;
  sent: SentFile;
  /** The draft may be deleted. */
  onShown: () => void;
  onAnother: () => void;
}

/** Step 2: what was sent, and what happens next. */
export function DoneStep({ headingRef, sent, onShown, onAnother }: DoneStepProps) {
  useEffect(onShown, []);
  return (
    <FormCard
      footer={
        <>
          <SecondaryButton onPress={onAnother}>{t('orderCreate.createAnother')}</SecondaryButton>
          <LinkButton to={orderPaths.list} tone="primary">
            {t('orderCreate.toList')}
          </LinkButton>
        </>
      }
    >
      <DonePanel>
        <StepHeading headingRef={headingRef} current={2} total={2}>
          {t('orderFile.doneTitle')}
        </StepHeading>
        <Text>{t('orderFile.doneBody')}</Text>
        <Text tone="muted" maxWidth="full">
          {t('orderFile.sent', { name: sent.name, size: formatFileSize(sent.size) })}
        </Text>
      </DonePanel>
    </FormCard>
  );
}
