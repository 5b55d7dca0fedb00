import type { Option } from '@portal/contract/option';
import { StatusBadge } from '@portal/ui';
import type { StatusLook } from '#orders/order/order-status.ts';
import { t } from '#text/t.ts';

const LOOK: Record<Option['status'], StatusLook> = {
  accepted: { label: 'option.statusActive', tone: 'ok' },
  cancelled: { label: 'option.statusCancelled', tone: 'neutral' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};

/** The colour only supports the word. */
export function OptionStatusBadge({ status }: Pick<Option, 'status'>) {
  const { label, tone } = LOOK[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
