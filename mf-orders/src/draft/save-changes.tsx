import { Flex, PrimaryButton, Text } from '@portal/ui';
import { useId } from 'react';
import { t } from '#text/t.ts';

interface SaveChangesProps {
  label: string;
  hasChanged: boolean;
  isRunning: boolean;
  isDisabled: boolean;
}

/** Saving is offered once something differs from what is saved [5.21]; until then the place beside it says why not. */
export function SaveChanges({ label, hasChanged, isRunning, isDisabled }: SaveChangesProps) {
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
        {label}
      </PrimaryButton>
    </Flex>
  );
}
