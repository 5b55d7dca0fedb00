import type { UseQueryResult } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { useDialogs } from '@portal/ui/pages';
import { useEffect } from 'react';
import { useGoBack } from '#leave/use-go-back.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';

/** Shows a dialog if the list cannot be loaded; closing it leads one page back [8.24]. */
export function useGoBackOnFailure({ error, data }: Pick<UseQueryResult<unknown>, 'error' | 'data'>): void {
  const { id = '' } = useParams();
  const goBack = useGoBack(orderPaths.detail(id));
  const dialogs = useDialogs();
  // A list that is on screen stays there, even if it cannot be read again.
  const failure = data === undefined ? error : null;

  useEffect(() => {
    if (!failure) return;
    let isShown = true;
    void dialogs.error({ error: failure, message: t('contract.loadFailed') }).then(() => {
      if (isShown) goBack();
    });
    return () => {
      isShown = false;
    };
  }, [failure, goBack, dialogs]);
}
