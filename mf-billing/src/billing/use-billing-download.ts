import { isHttpError } from '@portal/shared/api';
import { downloadBilling } from '@portal/shared/api/billing';
import type { Billing } from '@portal/shared/contract/billing';
import { errorDialogContent, useDialogs, useWrite } from '@portal/shared/host';
import { track } from '@portal/shared/observe';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#text/t.ts';
import { savePdf } from './pdf-file.ts';

/** The download of one bill: one at a time, then the list and home's counts are updated [4.36]. */
export function useBillingDownload({ id }: Billing) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  return useWrite(async () => savePdf(await downloadBilling(id)), {
    onDone: async () => {
      track('billing_downloaded');
      await Promise.all([
        client.invalidateQueries({ queryKey: ['billing'] }),
        client.invalidateQueries({ queryKey: ['order'] }),
      ]);
    },
    onError: (error) => {
      // A session that has ended shows its own message.
      if (isHttpError(error, 401)) return false;
      const { hint } = errorDialogContent(error);
      void dialogs.error({ error, message: `${t('billing.downloadFailed')}${hint}` });
      return true;
    },
  });
}
