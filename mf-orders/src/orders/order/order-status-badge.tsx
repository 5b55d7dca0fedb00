import type { Order } from '@portal/contract/order';
import { StatusBadge } from '@portal/ui';
import { t } from '#text/t.ts';
import { ORDER_STATUS_LOOK } from './order-status.ts';

/** The colour only supports the word. */
export function OrderStatusBadge({ status }: Pick<Order, 'status'>) {
  const { label, tone } = ORDER_STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
