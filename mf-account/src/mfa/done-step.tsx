import { Box, FormCard, Heading, LinkButton, Notice, SecondaryButton, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { t } from '#text/t.ts';

interface DoneStepProps {
  /** false: an older number could not be removed and is still valid. */
  isOnlyOne: boolean;
  isRequired: boolean;
  onRemoveOlder: () => Promise<void>;
}

/** Done; continues to home if two-factor was demanded, otherwise back to the settings [4.13]. */
export function DoneStep({ isOnlyOne, isRequired, onRemoveOlder }: DoneStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <FormCard
      footer={
        <LinkButton to={isRequired ? '/' : '/mfa'} tone="primary">
          {t(isRequired ? 'mfaSetting.toHome' : 'mfaSetting.toMfa')}
        </LinkButton>
      }
    >
      <Heading ref={heading} tabIndex={-1}>
        {t('mfaSetting.doneTitle')}
      </Heading>
      <Text>{t('mfaSetting.doneBody')}</Text>
      {isOnlyOne ? null : (
        <>
          <Notice tone="bad">{t('mfaSetting.olderRemains')}</Notice>
          <Box>
            <SecondaryButton onPress={onRemoveOlder}>{t('mfaSetting.removeOlder')}</SecondaryButton>
          </Box>
        </>
      )}
    </FormCard>
  );
}
