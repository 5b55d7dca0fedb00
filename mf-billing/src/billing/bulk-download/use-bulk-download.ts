import type { Billing } from '@portal/contract/billing';
import { track } from '@portal/platform/observe';
import { downloadBilling } from '@portal/queries/billing';
import { useWrite } from '@portal/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { savePdf } from '#billing/bill/pdf-file.ts';
import { useBillsDownloaded } from '#billing/bill/use-bills-downloaded.ts';
import { downloadSequentially, type Outcome, type Progress } from './download-sequentially.ts';

async function saveBill({ id }: Billing): Promise<void> {
  savePdf(await downloadBilling(id));
  track('billing_downloaded');
}

/** Saves several bills one after the other, and reads the lists again at the end. Leaving the page stops it. */
export function useBulkDownload() {
  const refetch = useBillsDownloaded();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Billing> | null>(null);
  const stopping = useRef(new AbortController());
  const [isStopping, setIsStopping] = useState(false);
  const stop = () => {
    stopping.current.abort();
    setIsStopping(true);
  };
  useEffect(() => stop, []);

  const { run, isRunning } = useWrite(
    async (bills: readonly Billing[]) => {
      stopping.current = new AbortController();
      setIsStopping(false);
      setOutcome(null);
      const turns = { onProgress: setProgress, signal: stopping.current.signal };
      setOutcome(await downloadSequentially(bills, saveBill, turns));
    },
    { onDone: refetch },
  );
  return { start: run, stop, isStopping, isRunning, progress: isRunning ? progress : null, outcome };
}
