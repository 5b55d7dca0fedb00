import type { Billing } from '@portal/contract/billing';
import { DownloadIcon, SecondaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { useBillDownload } from './use-bill-download.ts';

/** A separate button for each row, so that one download does not block the next. */
export function BillDownloadButton({ bill }: { bill: Billing }) {
  const { run, isRunning } = useBillDownload(bill);
  return (
    <SecondaryButton
      size="icon"
      isRunning={isRunning}
      onPress={() => run(undefined)}
      aria-label={t('billing.downloadOf', { name: bill.name })}
      title={t('billing.download')}
      trackName={t('billing.download')}
    >
      <DownloadIcon />
    </SecondaryButton>
  );
}
