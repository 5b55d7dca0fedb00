import { FormCard, LinkButton, SecondaryButton, Text, TextLink } from '@portal/shared/ui';
import { useEffect } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { t } from '#text/t.ts';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface DoneStepProps {
  headingRef: StepHeadingRef;
  orderId: string;
  /**
   * The order was sent: its draft may be deleted, if it still exists. Not earlier, or the steps would see an empty form
   * on the way here.
   */
  onShown: () => void;
  onAnother: () => void;
}

/** Step 4: completion [2.110]. */
export function DoneStep({ headingRef, orderId, onShown, onAnother }: DoneStepProps) {
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
      <StepHeading headingRef={headingRef} step={4}>
        {t('orderCreate.doneTitle')}
      </StepHeading>
      <Text>{t('orderCreate.doneBody')}</Text>
      <Text>
        <TextLink to={orderPaths.detail(orderId)}>{t('orderCreate.toDetail')}</TextLink>
      </Text>
    </FormCard>
  );
}
