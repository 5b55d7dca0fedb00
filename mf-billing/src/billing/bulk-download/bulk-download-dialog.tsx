import type { Billing } from '@portal/contract/billing';
import { useQuery } from '@portal/platform/query';
import { Modal, PrimaryButton, RadioField, SecondaryButton, SkeletonText, Text } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#text/t.ts';
import { allBills, type PageOfBills } from './all-bills.ts';
import { BulkDownloadState } from './bulk-download-state.tsx';
import { useBulkDownload } from './use-bulk-download.ts';

type Which = 'new' | 'all';

export interface BulkDownloadDialogProps {
  month: number;
  /** The list is filtered, and only its bills are downloaded. */
  isNarrowed: boolean;
  pageOf: PageOfBills;
  onClose: () => void;
}

const notDownloaded = (bills: readonly Billing[]) => bills.filter(({ downloadedAt }) => downloadedAt === null);

/** Asks which bills, then shows the progress and what could not be saved. */
export function BulkDownloadDialog({ month, isNarrowed, pageOf, onClose }: BulkDownloadDialogProps) {
  // A key for each opening: the month may have changed, and colleagues download, too. Not among the other bills, which
  // are
  // read again after a download.
  const opening = useId();
  const bills = useQuery({
    queryKey: ['bulkDownload', opening],
    queryFn: ({ signal }) => allBills(pageOf, signal),
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<Which | null>(null);
  const { start, stop, isStopping, isRunning, progress, outcome } = useBulkDownload();

  const fresh = notDownloaded(bills.data ?? []);
  const which = chosen ?? (fresh.length > 0 ? 'new' : 'all');
  const wanted = which === 'new' ? fresh : (bills.data ?? []);
  const isDone = outcome !== null && outcome.failed.length === 0;
  const mainButton = useRef<HTMLButtonElement>(null);
  // The other button disappears, perhaps with the focus.
  useEffect(() => {
    if (isDone) mainButton.current?.focus();
  }, [isDone]);

  return (
    <Modal
      isOpen
      onClose={onClose}
      isClosable={!isRunning}
      title={t('billing.bulkTitle', { month })}
      footer={
        <>
          {isDone ? null : (
            <SecondaryButton isRunning={isRunning && isStopping} onPress={isRunning ? stop : onClose}>
              {t(isRunning ? 'billing.bulkStop' : 'common.close')}
            </SecondaryButton>
          )}
          <PrimaryButton
            ref={mainButton}
            isRunning={isRunning}
            isDisabled={outcome === null && wanted.length === 0}
            onPress={() => (isDone ? onClose() : start(outcome?.failed ?? wanted))}
          >
            {t(isDone ? 'common.close' : outcome ? 'billing.bulkRetry' : 'billing.bulkStart')}
          </PrimaryButton>
        </>
      }
    >
      {outcome || isRunning ? (
        <BulkDownloadState progress={progress} outcome={outcome} isStopping={isStopping} />
      ) : (
        <ReadView query={bills} loading={<SkeletonText lines={4} />}>
          {(all) => (
            <>
              {isNarrowed ? <Text>{t('billing.bulkNarrowed')}</Text> : null}
              <RadioField
                label={t('billing.bulkWhich')}
                value={which}
                options={[
                  { value: 'new', label: t('billing.bulkNew', { count: fresh.length }) },
                  { value: 'all', label: t('billing.bulkAll', { count: all.length }) },
                ]}
                onChange={setChosen}
              />
              <Text tone="muted">{t('billing.bulkNote')}</Text>
            </>
          )}
        </ReadView>
      )}
    </Modal>
  );
}
