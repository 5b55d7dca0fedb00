import { Flex, PrimaryButton, Text } from '@portal/shared/ui';
import { useId } from 'react';
import { t } from '#text/t.ts';

interface SaveChangesProps {
  hasChanged: boolean;
  isRunning: boolean;
  isDisabled: boolean;
}

/** Saves only what differs from what is saved [5.21]; until then the place beside it says why not. */
export function SaveChanges({ hasChanged, isRunning, isDisabled }: SaveChangesProps) {
  const whyId = useId();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} columnGap="4" rowGap="1">
      <Text id={whyId} tone="muted" minHeight="1lh">
        {hasChanged ? '' : t('orderUpdate.noChange')}
      </Text>
      <PrimaryButton
        type="submit"
        isRunning={isRunning}
        isDisabled={isDisabled || !hasChanged}
        {...(hasChanged ? {} : { 'aria-describedby': whyId })}
      >
        {t('option.update')}
      </PrimaryButton>
    </Flex>
  );
}
