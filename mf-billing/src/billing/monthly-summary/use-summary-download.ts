import { track } from '@portal/platform/observe';
import { downloadMonthlyBilling } from '@portal/queries/monthly-billing';
import { savePdf } from '#billing/bill/pdf-file.ts';
import { usePdfDownload } from '#billing/bill/use-pdf-download.ts';

/** The download of a consolidated bill. */
export const useSummaryDownload = (id: string) =>
  usePdfDownload(
    async () => savePdf(await downloadMonthlyBilling(id)),
    () => track('monthly_billing_downloaded'),
  );
