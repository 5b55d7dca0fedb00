import { downloadMonthlyBilling } from '@portal/shared/api/monthly-billing';
import type { MonthlyBilling } from '@portal/shared/contract/monthly-billing';
import { track } from '@portal/shared/observe';
import { DownloadIcon, PrimaryButton } from '@portal/shared/ui';
import { savePdf } from '#bill/pdf-file.ts';
import { usePdfDownload } from '#bill/use-pdf-download.ts';
import { t } from '#text/t.ts';

/** The main action of the page: the one bill that is paid. */
export function SummaryDownloadButton({ bill }: { bill: MonthlyBilling }) {
  const { run, isRunning } = usePdfDownload(
    async () => savePdf(await downloadMonthlyBilling(bill.id)),
    () => track('monthly_billing_downloaded'),
  );
  return (
    <PrimaryButton icon={<DownloadIcon />} isRunning={isRunning} onPress={() => run(undefined)}>
      {t('billing.summaryDownload', { month: bill.month })}
    </PrimaryButton>
  );
}
