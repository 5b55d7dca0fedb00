import type { Order } from '@portal/contract/order';
import type { OrderUpdateBody } from '@portal/contract/order-change';
import { errorDialogContent, hasOwnText } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { updateOrder } from '@portal/queries/order-change';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { useRef, useState } from 'react';
import { aboutRefused, type RefusedUpload, refusedUploads } from '#orders/attachments/refused-uploads.ts';
import { t } from '#text/t.ts';
import { type Refusal, refusalOf } from './update-refusal.ts';

interface SaveOrder {
  order: Order;
  /** The body of the change, made from the current order. It does not change the draft. */
  bodyFor: (current: Order) => OrderUpdateBody;
  onDone: () => void;
  /** The API does not take these files. */
  onRefused: (files: readonly RefusedUpload[]) => void;
}

/**
 * Saves a change of an order. It first reads the order once more: the call sends every field, and must not undo what
 * somebody else has changed meanwhile.
 */
export function useSaveOrder({ order: { id }, bodyFor, onDone, onRefused }: SaveOrder) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sent = useRef<readonly (string | undefined)[]>([]);
  const detail = { ...orderQueries.detail(id), meta: { dialog: false } };

  const { run, isRunning } = useWrite(
    async () => {
      const body = bodyFor(await client.fetchQuery({ ...detail, staleTime: 0 }));
      sent.current = body.attachments.map((change) => ('url' in change ? change.url : undefined));
      return updateOrder(id, body);
    },
    {
      whereToLook: t('orderDetail.whereToLook'),
      onDone: (saved) => {
        if (saved) client.setQueryData(detail.queryKey, saved);
        void client.invalidateQueries({ queryKey: ['order'] });
        onDone();
      },
      onError: (error) => {
        if (hasOwnText(error)) return false;
        const refused = refusalOf(error);
        setRefusal(refused);
        const files = refusedUploads(error, sent.current);
        onRefused(files);
        if (refused) void client.invalidateQueries({ queryKey: detail.queryKey });
        const message = files.length > 0 ? t(aboutRefused(files)) : whyNot(error, refused).join('\n');
        void dialogs.error({ error, title: t('errorDialog.postTitle'), message });
        return true;
      },
    },
  );
  return { save: () => run(undefined), isSaving: isRunning, refusal };
}

const whyNot = (error: unknown, refused: Refusal | null) =>
  refused
    ? [t(`orderUpdate.${refused}`), t('orderUpdate.kept')]
    : [t('orderUpdate.failed'), errorDialogContent(error).hint];
