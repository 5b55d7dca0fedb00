import { errorDialogContent } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';

/** Downloads a PDF: one at a time, with a message of its own for a failure. */
export function usePdfDownload(download: () => Promise<void>, onDone: () => void | Promise<void>) {
  const dialogs = useDialogs();
  return useWrite<undefined, void>(download, {
    onDone,
    isDownload: true,
    onError: (error) => {
      // A session that has ended shows its own message.
      if (isHttpError(error, 401)) return false;
      const { hint } = errorDialogContent(error);
      void dialogs.error({ error, message: `${t('billing.downloadFailed')}${hint}` });
      return true;
    },
  });
}
