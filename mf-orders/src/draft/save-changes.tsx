import { Flex, PrimaryButton, Text } from '@portal/ui';
import { useId } from 'react';
import { t } from '#text/t.ts';

interface SaveChangesProps {
  label: string;
  hasChanged: boolean;
  isRunning: boolean;
  isDisabled: boolean;
}

/** Enables saving once something has changed [5.21]; until then the text beside the button says why not. */
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
