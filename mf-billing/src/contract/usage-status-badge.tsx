import type { Contract } from '@portal/contract/contract';
import { StatusBadge } from '@portal/ui';
import { t } from '#text/t.ts';
import { USAGE_STATUS_LOOK } from './usage-status.ts';

export function UsageStatusBadge({ status }: { status: Contract['usageStatus'] }) {
  const { label, tone } = USAGE_STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
