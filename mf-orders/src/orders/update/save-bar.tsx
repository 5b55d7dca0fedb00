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
  /** Known from the request: a form that is reset to follow a colleague's change forgets that it is being sent. */
  isSaving: boolean;
}

/** Saving is offered once something has changed; until then the bar says why not. */
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
