import type { Billing } from '@portal/shared/contract/billing';
import { DownloadIcon, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { useBillingDownload } from './use-billing-download.ts';

/** A separate button for each row, so that one download does not block the next. */
export function BillingDownloadButton({ billing }: { billing: Billing }) {
  const { run, isRunning } = useBillingDownload(billing);
  return (
    <SecondaryButton
      size="icon"
      isRunning={isRunning}
      onPress={() => run(undefined)}
      aria-label={t('billing.downloadOf', { name: billing.name })}
      title={t('billing.download')}
      trackName={t('billing.download')}
    >
      <DownloadIcon />
    </SecondaryButton>
  );
}
