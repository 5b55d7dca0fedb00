import type { Billing } from '@portal/shared/contract/billing';
import { DownloadIcon, SecondaryButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import { useBillingDownload } from './use-billing-download.ts';

interface BillingDownloadButtonProps {
  billing: Billing;
  fullWidth?: boolean;
}

/** A button of its own for each row, so that one download does not hold up the next. */
export function BillingDownloadButton({ billing, fullWidth = false }: BillingDownloadButtonProps) {
  const { run, isRunning } = useBillingDownload(billing);
  return (
    <SecondaryButton
      size="sm"
      icon={<DownloadIcon size={18} />}
      fullWidth={fullWidth}
      isRunning={isRunning}
      onPress={() => run(undefined)}
      aria-label={t('billing.downloadOf', { name: billing.name })}
      trackName={t('billing.download')}
    >
      {t('common.download')}
    </SecondaryButton>
  );
}
