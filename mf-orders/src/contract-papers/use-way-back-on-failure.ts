import { useDialogs } from '@portal/shared/host';
import { useLocation, useNavigate, useParams } from '@portal/shared/router';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { t } from '#text/t.ts';

/** React Router's key of the page with which a visit began. */
const FIRST_PAGE = 'default';

/** A list that cannot be loaded says so; closing the dialog leads one page back [8.24]. */
export function useWayBackOnFailure({ error, data }: Pick<UseQueryResult<unknown>, 'error' | 'data'>): void {
  const { id = '' } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  // A list that is on screen stays there, even if it cannot be read again.
  const failure = data === undefined ? error : null;

  useEffect(() => {
    if (!failure) return;
    let isShown = true;
    void dialogs.error({ error: failure, message: t('contract.loadFailed') }).then(() => {
      if (!isShown) return;
      // Somebody who came by a link has no page to go back to.
      if (key === FIRST_PAGE) void navigate(orderPaths.detail(id), { replace: true });
      else void navigate(-1);
    });
    return () => {
      isShown = false;
    };
  }, [failure, id, key, navigate, dialogs]);
}
