import { Box, Notice, Stack, Text } from '@portal/ui';
import { ExportProgress, UnwritableNotice } from '@portal/ui/export';
import { t } from '#text/t.ts';
import type { Progress } from './download-sequentially.ts';
import type { ZipOutcome } from './use-zip.ts';
import type { ZipBill } from './zip-bill.ts';

interface ZipRunningProps {
  progress: Progress;
  /** The customer has stopped it; the bill that is being fetched is finished. */
  isStopping: boolean;
}

export function ZipRunning({ progress: { done, total, isWaiting }, isStopping }: ZipRunningProps) {
  const howFar = t('zip.progress', { total, done });
  return (
    <Stack gap="3">
      <ExportProgress text={howFar} done={done} total={total} isWaiting={isWaiting} />
      {isStopping ? <Text>{t('zip.stopping')}</Text> : null}
    </Stack>
  );
}

/** How many bills are there and, by number, which are not. */
export const ZipResult = ({ saved, failed, left, zip }: ZipOutcome) => (
  <Stack gap="3">
    <Box role="status">
      <Notice tone={failed.length > 0 ? 'warn' : 'info'}>
        {saved > 0 ? <p>{t(zip ? 'zip.done' : 'zip.fetched', { count: saved })}</p> : null}
        {left > 0 && !zip ? <p>{t('zip.left', { count: left })}</p> : null}
        {failed.length > 0 ? <Failed bills={failed} /> : null}
      </Notice>
    </Box>
    {zip ? <UnwritableNotice unwritable={zip.unwritable} /> : null}
  </Stack>
);

const Failed = ({ bills }: { bills: readonly ZipBill[] }) => (
  <>
    <p>{t('zip.failed', { count: bills.length })}</p>
    <Box as="ul" paddingInlineStart="5" listStyleType="disc">
      {bills.map(({ id, invoiceNumber, name }) => (
        <li key={id}>{invoiceNumber ?? name}</li>
      ))}
    </Box>
  </>
);
