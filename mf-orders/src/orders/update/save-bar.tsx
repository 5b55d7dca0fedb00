import { LinkButton } from '@portal/ui';
import { useFormState } from '@portal/ui/forms';
import { SaveChanges } from '#draft/save-changes.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';

interface SaveBarProps {
  orderId: string;
  isChanged: boolean;
  /** The order cannot be changed any more. */
  isFixed: boolean;
  /** From the request, not the form: a reset after a colleague's change forgets that the form is being sent. */
  isSaving: boolean;
}

/** Enables saving once something has changed; until then the bar says why not. */
export function SaveBar({ orderId, isChanged, isFixed, isSaving }: SaveBarProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      <LinkButton tone="text" to={orderPaths.detailFacts(orderId)}>
        {t('common.back')}
      </LinkButton>
      <SaveChanges
        label={t('orderUpdate.submit')}
        hasChanged={isChanged}
        isRunning={isSubmitting || isSaving}
        isDisabled={isFixed}
      />
    </>
  );
}
