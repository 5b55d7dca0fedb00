import { track } from '@portal/platform/observe';
import { downloadBilling } from '@portal/queries/billing';
import { downloadMonthlyBilling } from '@portal/queries/monthly-billing';
import { saveFile } from '@portal/ui';
import type { CsvEncoding } from '@portal/ui/export';
import { useWrite } from '@portal/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { pdfBlob } from '#billing/bill/pdf-file.ts';
import { useBillsDownloaded } from '#billing/bill/use-bills-downloaded.ts';
import { downloadSequentially, type Outcome, type Progress } from './download-sequentially.ts';
import type { ZipBill } from './zip-bill.ts';
import { type ZipFile, zipFile } from './zip-file.ts';

export interface WantedZip {
  bills: readonly ZipBill[];
  encoding: CsvEncoding;
}

export interface ZipOutcome extends Outcome<ZipBill> {
  /** What was saved; null while bills are missing that may still come. */
  zip: ZipFile | null;
}

/**
 * Fetches bills one after the other and saves them as one ZIP once all are there. What was fetched is kept, so that it
 * goes on after a stop or a failure. Leaving the page stops it.
 */
export function useZip() {
  const refetch = useBillsDownloaded();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<ZipOutcome | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const stopping = useRef(new AbortController());
  const files = useRef(new Map<string, Blob>());
  const stop = () => {
    stopping.current.abort();
    setIsStopping(true);
  };
  useEffect(() => stop, []);

  async function save({ bills, encoding }: WantedZip, fetched: Outcome<ZipBill>): Promise<void> {
    const zip = await zipFile(bills, files.current, encoding);
    saveFile(zip.blob, zip.name);
    setOutcome({ ...fetched, zip });
  }

  const fetching = useWrite(
    async (wanted: WantedZip) => {
      stopping.current = new AbortController();
      setIsStopping(false);
      const missing = wanted.bills.filter(({ id }) => !files.current.has(id));
      const had = wanted.bills.length - missing.length;
      const fetched = await downloadSequentially(
        missing,
        async (bill) => {
          files.current.set(bill.id, pdfBlob((await download(bill)).content));
          track(bill.isConsolidated ? 'monthly_billing_downloaded' : 'billing_downloaded');
        },
        {
          onProgress: ({ done, ...rest }) => setProgress({ ...rest, done: had + done, total: wanted.bills.length }),
          signal: stopping.current.signal,
        },
      );
      const outcomeOfAll = { ...fetched, saved: files.current.size };
      if (files.current.size === wanted.bills.length) await save(wanted, outcomeOfAll);
      else setOutcome({ ...outcomeOfAll, zip: null });
    },
    { onDone: refetch, isDownload: true },
  );
  // The index names the bills that are missing.
  const saving = useWrite(async (wanted: WantedZip) => outcome && save(wanted, outcome), { isDownload: true });

  return {
    start: fetching.run,
    saveIncomplete: saving.run,
    stop,
    isStopping,
    isRunning: fetching.isRunning,
    progress: fetching.isRunning ? progress : null,
    outcome: fetching.isRunning ? null : outcome,
  };
}

const download = ({ id, isConsolidated }: ZipBill) =>
  isConsolidated ? downloadMonthlyBilling(id) : downloadBilling(id);
