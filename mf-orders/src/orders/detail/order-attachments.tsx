import type { Order } from '@portal/contract/order';
import { Box } from '@portal/ui';
import { AttachmentLink } from '#orders/attachments/attachment-link.tsx';
import { t } from '#text/t.ts';

/** The files of an order. */
export function OrderAttachments({ attachments }: Pick<Order, 'attachments'>) {
  if (attachments.length === 0) return <span>{t('common.none')}</span>;
  return (
    <Box as="ul">
      {attachments.map(({ id, ...file }) => (
        <li key={id}>
          <AttachmentLink {...file} />
        </li>
      ))}
    </Box>
  );
}
