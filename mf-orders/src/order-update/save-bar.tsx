import { useFormState } from '@portal/shared/form';
import { Flex, LinkButton, PrimaryButton, Text } from '@portal/shared/ui';
import { useId } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { t } from '#text/t.ts';

interface SaveBarProps {
  orderId: string;
  isChanged: boolean;
  /** The order cannot be changed any more. */
  isFixed: boolean;
  /** Known from the request: a form that is reset to follow a colleague's change forgets that it is being sent. */
  isSaving: boolean;
}

/** Saving is offered once something has changed; until then the bar says why not. */
export function SaveBar({ orderId, isChanged, isFixed, isSaving }: SaveBarProps) {
  const { isSubmitting } = useFormState();
  const whyId = useId();
  return (
    <>
      <LinkButton tone="text" to={orderPaths.detailFacts(orderId)}>
        {t('common.back')}
      </LinkButton>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} columnGap="4" rowGap="1">
        <Text id={whyId} tone="muted" minHeight="1lh">
          {isChanged ? '' : t('orderUpdate.noChange')}
        </Text>
        <PrimaryButton
          type="submit"
          isDisabled={!isChanged || isFixed}
          isRunning={isSubmitting || isSaving}
          {...(isChanged ? {} : { 'aria-describedby': whyId })}
        >
          {t('orderUpdate.submit')}
        </PrimaryButton>
      </Flex>
    </>
  );
}
