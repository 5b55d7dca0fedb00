import { DownloadIcon, PrimaryButton } from '@portal/ui';
import { t } from '#text/t.ts';
import { useSummaryDownload } from './use-summary-download.ts';

/** The main action of the page: downloads the one bill that is paid. */
export function SummaryDownloadButton({ id, month }: { id: string; month: number }) {
  const { run, isRunning } = useSummaryDownload(id);
  return (
    <PrimaryButton icon={<DownloadIcon />} isRunning={isRunning} onPress={() => run(undefined)}>
      {t('billing.summaryDownload', { month })}
    </PrimaryButton>
  );
}
