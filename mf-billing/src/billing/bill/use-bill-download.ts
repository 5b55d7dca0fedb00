import type { Billing } from '@portal/contract/billing';
import { track } from '@portal/platform/observe';
import { downloadBilling } from '@portal/queries/billing';
import { savePdf } from './pdf-file.ts';
import { useBillsDownloaded } from './use-bills-downloaded.ts';
import { usePdfDownload } from './use-pdf-download.ts';

/** The download of one bill; the list and home's counts follow [4.36]. */
export function useBillDownload({ id }: Pick<Billing, 'id'>) {
  const refetch = useBillsDownloaded();
  return usePdfDownload(
    async () => savePdf(await downloadBilling(id)),
    () => {
      track('billing_downloaded');
      return refetch();
    },
  );
}
