import { hasOwnText, showToast } from '@portal/platform';
import { isHttpError } from '@portal/platform/api';
import { useQueryClient } from '@portal/platform/query';
import { createOrderByFile } from '@portal/queries/order-change';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useIsShown } from '#leave/use-is-shown.ts';
import { refusalIn } from '#orders/attachments/refused-uploads.ts';
import { t } from '#text/t.ts';
import type { OrderFile } from './order-file.ts';
import type { SentFile } from './sent-file.ts';
import type { useOrderFile } from './use-order-file.ts';

/** Uploads the file, unless an earlier attempt has, and orders with it. */
export function useSendFile(
  { store, lose, refuse, clear }: Pick<ReturnType<typeof useOrderFile>, 'store' | 'lose' | 'refuse' | 'clear'>,
  onDone: (sent: SentFile) => void,
) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const isShown = useIsShown();

  return useWrite(
    async ({ name, size }: OrderFile): Promise<SentFile | null> => {
      const fileKey = await store();
      if (fileKey === null) return null;
      await createOrderByFile(name, fileKey).catch((error: unknown) => {
        // An earlier attempt has arrived; only its answer was lost.
        if (!isHttpError(error, 409)) throw error;
      });
      return { name, size, fileKey };
    },
    {
      whereToLook: t('order.whereToLook'),
      onDone: (sent) => {
        if (!sent) return;
        void client.invalidateQueries({ queryKey: ['order'] });
        if (isShown.current) return onDone(sent);
        clear();
        showToast(t('orderFile.doneTitle'));
      },
      onError: (error, { name }) => {
        if (hasOwnText(error)) return false;
        const reason = refusalIn(error, 'fileKey');
        const isLookedInto = reason !== undefined && reason !== 'upload.interrupted';
        if (isLookedInto) refuse(t(reason, { name }));
        else if (isHttpError(error, 400)) lose();
        void dialogs.error({ error, message: isLookedInto ? t(reason, { name }) : t('orderFile.failed') });
        return true;
      },
    },
  );
}
