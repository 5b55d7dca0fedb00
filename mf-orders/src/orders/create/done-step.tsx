import { Box, FormCard, Heading, LinkButton, Stack, Text, TextButton } from '@portal/ui';
import { useEffect } from 'react';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { StepHeading, type StepHeadingRef } from './step-heading.tsx';

interface DoneStepProps {
  headingRef: StepHeadingRef;
  /** null: the host did not send it. */
  orderId: string | null;
  /** The name of the site. */
  name: string;
  /**
   * The order was sent: its draft may be deleted, if it still exists. Not earlier, or the steps would see an empty form
   * on the way here.
   */
  onShown: () => void;
  onAnother: () => void;
}

const NEXT = [t('orderCreate.doneNext1'), t('orderCreate.doneBody'), t('orderCreate.doneNext2')];

/** Step 4: completion [2.110]. */
export function DoneStep({ headingRef, orderId, name, onShown, onAnother }: DoneStepProps) {
  useEffect(onShown, []);
  return (
    <FormCard
      footer={
        <>
          <TextButton onPress={onAnother}>{t('orderCreate.createAnother')}</TextButton>
          <Stack direction={{ base: 'column-reverse', md: 'row' }} gap="3">
            <LinkButton to={orderPaths.list}>{t('orderCreate.toList')}</LinkButton>
            {orderId ? (
              <LinkButton to={orderPaths.detail(orderId)} tone="primary">
                {t('orderCreate.toDetail')}
              </LinkButton>
            ) : null}
          </Stack>
        </>
      }
    >
      <StepHeading headingRef={headingRef} step={4}>
        {t('orderCreate.doneTitle')}
      </StepHeading>
      <Text>
        <span>{t('orderCreate.constructionName')}</span>
        <Box as="strong" display="block" fontSize="lg">
          {name}
        </Box>
      </Text>
      <Stack gap="2">
        <Heading as="h3" size="item">
          {t('orderCreate.doneNext')}
        </Heading>
        <Box as="ol" listStyleType="decimal" paddingInlineStart="6">
          {NEXT.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      </Stack>
    </FormCard>
  );
}
