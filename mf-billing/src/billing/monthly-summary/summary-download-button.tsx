import { track } from '@portal/platform/observe';
import { downloadMonthlyBilling } from '@portal/queries/monthly-billing';
import { DownloadIcon, PrimaryButton } from '@portal/ui';
import { savePdf } from '#billing/bill/pdf-file.ts';
import { usePdfDownload } from '#billing/bill/use-pdf-download.ts';
import { t } from '#text/t.ts';

/** The main action of the page: downloads the one bill that is paid. */
export function SummaryDownloadButton({ id, month }: { id: string; month: number }) {
  const { run, isRunning } = usePdfDownload(
    async () => savePdf(await downloadMonthlyBilling(id)),
    () => track('monthly_billing_downloaded'),
  );
  return (
    <PrimaryButton icon={<DownloadIcon />} isRunning={isRunning} onPress={() => run(undefined)}>
      {t('billing.summaryDownload', { month })}
    </PrimaryButton>
  );
}
