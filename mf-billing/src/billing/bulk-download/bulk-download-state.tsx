import type { Billing } from '@portal/contract/billing';
import { Box, Notice, ProgressBar, Stack, Text } from '@portal/ui';
import { t } from '#text/t.ts';
import type { Outcome, Progress } from './download-sequentially.ts';

interface BulkDownloadStateProps {
  progress: Progress | null;
  outcome: Outcome<Billing> | null;
  /** The customer has stopped it; the bill that is being saved is finished. */
  isStopping: boolean;
}

/** The progress; afterwards how many were saved and, by name, which were not. */
export const BulkDownloadState = ({ progress, outcome, isStopping }: BulkDownloadStateProps) => (
  <Stack gap="3">
    {progress && !outcome ? <Running {...progress} isStopping={isStopping} /> : null}
    {outcome ? <Result {...outcome} /> : null}
  </Stack>
);

function Running({ done, total, isWaiting, isStopping }: Progress & Pick<BulkDownloadStateProps, 'isStopping'>) {
  const howFar = t('billing.bulkProgress', { total, done });
  return (
    <>
      <Box role="status">
        <Text>{howFar}</Text>
        {isWaiting ? <Text>{t('billing.bulkWaiting')}</Text> : null}
        {isStopping ? <Text>{t('billing.bulkStopping')}</Text> : null}
      </Box>
      <ProgressBar label={howFar} percent={Math.round((done / total) * 100)} />
    </>
  );
}

const Result = ({ saved, failed, left }: Outcome<Billing>) => (
  <Box role="status">
    <Notice tone={failed.length > 0 ? 'warn' : 'info'}>
      {saved > 0 ? <p>{t('billing.bulkDone', { count: saved })}</p> : null}
      {left > 0 ? <p>{t('billing.bulkLeft', { count: left })}</p> : null}
      {failed.length > 0 ? (
        <>
          <p>{t('billing.bulkFailed', { count: failed.length })}</p>
          <Box as="ul" paddingInlineStart="5" listStyleType="disc">
            {failed.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Box>
        </>
      ) : null}
    </Notice>
  </Box>
);
