import type { Billing } from '@portal/shared/contract/billing';
import { Box, Notice, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import type { Outcome, Progress } from './download-in-turn.ts';

interface BulkDownloadStateProps {
  progress: Progress | null;
  outcome: Outcome<Billing> | null;
  /** The customer has stopped it; the bill that is being saved is finished. */
  isStopping: boolean;
}

/** How far it is; afterwards what was saved and, by name, what was not. */
export const BulkDownloadState = ({ progress, outcome, isStopping }: BulkDownloadStateProps) => (
  <Stack gap="3">
    {progress && !outcome ? (
      <>
        <Box role="status">
          <Text>{t('billing.bulkProgress', { ...progress })}</Text>
          {isStopping ? <Text>{t('billing.bulkStopping')}</Text> : null}
        </Box>
        <ProgressBar
          label={t('billing.bulkProgress', { ...progress })}
          percent={Math.round((progress.done / progress.total) * 100)}
        />
      </>
    ) : null}
    {outcome ? <Result {...outcome} /> : null}
  </Stack>
);

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
