import type { Billing } from '@portal/contract/billing';
import { useQuery } from '@portal/platform/query';
import { DescriptionList, Modal, Notice, RadioField, SkeletonText, Stack, Text } from '@portal/ui';
import { EncodingField, type PageOfRows, readAllRows, useKeptEncoding } from '@portal/ui/export';
import { ReadView } from '@portal/ui/pages';
import { useId, useState } from 'react';
import { t } from '#text/t.ts';
import { countText } from './count-text.ts';
import { useZip } from './use-zip.ts';
import { ZipActions } from './zip-actions.tsx';
import { consolidatedBills, type ReadSummary } from './zip-bill.ts';
import { ZipResult, ZipRunning } from './zip-state.tsx';

/** More would take minutes, and the API would ask to wait. */
export const ZIP_MAX = 300;

interface ZipDialogProps {
  /** What the list has searched for, in words. */
  conditions: readonly string[];
  pageOf: PageOfRows<Billing>;
  /** The consolidated bill; null for a search, which has none. Left out for an account without such bills. */
  readSummary?: ReadSummary | null | undefined;
  onClose: () => void;
}

const notDownloaded = (bills: readonly Billing[]) => bills.filter(({ downloadedAt }) => downloadedAt === null);
const NO_PROGRESS = { onProgress: () => undefined };

/** The PDFs of what was found in one ZIP with an index: asks first, then shows the progress and what could not be fetched. */
export function ZipDialog({ conditions, pageOf, readSummary, onClose }: ZipDialogProps) {
  const found = useFoundBills(pageOf, readSummary);
  const [encoding, setEncoding] = useKeptEncoding();
  const [isOnlyNew, setIsOnlyNew] = useState(false);
  const zip = useZip();
  const { isStopping, isRunning, progress, outcome } = zip;

  const all = found.data?.rows ?? [];
  const bills = [...(found.data?.consolidated ?? []), ...(isOnlyNew ? notDownloaded(all) : all)];
  const isTooMany = all.length > ZIP_MAX;

  return (
    <Modal
      isOpen
      onClose={onClose}
      isClosable={!isRunning}
      title={t('zip.title')}
      footer={
        <ZipActions
          zip={zip}
          wanted={{ bills, encoding }}
          canStart={!isTooMany && bills.length > 0}
          onClose={onClose}
        />
      }
    >
      {progress ? <ZipRunning progress={progress} isStopping={isStopping} /> : null}
      {outcome ? <ZipResult {...outcome} /> : null}
      {progress || outcome ? null : (
        <ReadView query={found} loading={<SkeletonText lines={6} />}>
          {({ consolidated, rows, missing }) => (
            <Stack gap="4">
              <DescriptionList
                items={[
                  { term: t('zip.conditions'), description: conditions.join('、') },
                  { term: t('zip.target'), description: countText(rows, consolidated.length) },
                  { term: t('zip.content'), description: t('zip.contentText') },
                ]}
              />
              {readSummary === null ? <Text>{t('zip.noConsolidated')}</Text> : null}
              {isTooMany ? <Notice tone="warn">{t('zip.tooMany', { max: ZIP_MAX })}</Notice> : null}
              {missing > 0 ? <Notice tone="warn">{t('zip.missing', { count: missing })}</Notice> : null}
              <WhichBills rows={rows} isOnlyNew={isOnlyNew} onChange={setIsOnlyNew} />
              <EncodingField label={t('zip.encoding')} value={encoding} onChange={setEncoding} />
              <Text tone="muted">{t('zip.note')}</Text>
            </Stack>
          )}
        </ReadView>
      )}
    </Modal>
  );
}

/** Each opening reads anew: the month may have changed, and colleagues download, too. */
function useFoundBills(pageOf: ZipDialogProps['pageOf'], readSummary: ZipDialogProps['readSummary']) {
  const opening = useId();
  return useQuery({
    // Not among the other bills, which are read again after a download.
    queryKey: ['zip', opening],
    queryFn: async ({ signal }) => {
      const summary = await readSummary?.(signal);
      return {
        consolidated: summary ? consolidatedBills(summary) : [],
        ...(await readAllRows(pageOf, { ...NO_PROGRESS, signal })),
      };
    },
    gcTime: 0,
  });
}

interface WhichBillsProps {
  rows: readonly Billing[];
  isOnlyNew: boolean;
  onChange: (isOnlyNew: boolean) => void;
}

/** Offers a choice only if some of the bills, but not all, are new. */
function WhichBills({ rows, isOnlyNew, onChange }: WhichBillsProps) {
  const fresh = notDownloaded(rows).length;
  if (fresh === 0 || fresh === rows.length) return null;
  return (
    <RadioField
      label={t('zip.which')}
      value={isOnlyNew ? 'new' : 'all'}
      options={[
        { value: 'all', label: t('zip.all', { count: rows.length }) },
        { value: 'new', label: t('zip.new', { count: fresh }) },
      ]}
      onChange={(which) => onChange(which === 'new')}
    />
  );
}
