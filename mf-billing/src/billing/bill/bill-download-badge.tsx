import type { Billing } from '@portal/contract/billing';
import { StatusBadge } from '@portal/ui';
import { t } from '#text/t.ts';

/** A state in words; the colour only repeats it. */
export const BillDownloadBadge = ({ downloadedAt }: Pick<Billing, 'downloadedAt'>) => (
  <StatusBadge tone={downloadedAt === null ? 'warn' : 'neutral'}>
    {t(downloadedAt === null ? 'billing.notDownloaded' : 'billing.downloaded')}
  </StatusBadge>
);
