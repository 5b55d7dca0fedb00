import type { Order } from '@portal/shared/contract/order';
import { Box, TextLink } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** The files of an order, each opened in a new tab. */
export function OrderAttachments({ attachments }: Pick<Order, 'attachments'>) {
  if (attachments.length === 0) return t('common.none');
  return (
    <Box as="ul">
      {attachments.map(({ id, name, url }) => (
        <li key={id}>
          {isWebAddress(url) ? (
            <TextLink href={url} newTab trackName={t('orderCreate.attachments')}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </li>
      ))}
    </Box>
  );
}

/** An address comes from outside: only web addresses become links. */
const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url);
