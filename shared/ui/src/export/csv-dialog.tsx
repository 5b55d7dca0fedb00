import { formatNumber, t } from '@portal/platform/text';
import { useEffect, useRef, useState } from 'react';
import { Box, Modal, Notice, PrimaryButton, SecondaryButton, Stack, saveFile, Text } from '../kit/index.ts';
import { useWrite } from '../pages/index.ts';
import { type CsvCell, type CsvFile, csvFile } from './csv-file.ts';
import { DoneButton } from './done-button.tsx';
import { EncodingField, useKeptEncoding } from './encoding-field.tsx';
import { ExportProgress } from './export-progress.tsx';
import { type PageOfRows, readAllRows } from './read-all-rows.ts';
import { UnwritableNotice } from './unwritable-notice.tsx';

export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => CsvCell;
}

interface CsvDialogProps<Row> {
  /** Of the file, without its ending. */
  fileName: string;
  /** Of a table with these rows. */
  columnsOf: (rows: readonly Row[]) => readonly CsvColumn<Row>[];
  /** How many rows the list has found; null where the host does not say. */
  count: number | null;
  /** How many these rows are, in words, where the file has more than the list counts. */
  countText?: (rows: readonly Row[]) => string;
  pageOf: PageOfRows<Row>;
  onClose: () => void;
}

type Saved = Pick<CsvFile, 'unwritable'> & { rows: string; missing: number };

const inNumbers = ({ length }: readonly unknown[]): string => t('common.count', { count: formatNumber(length) });
const NOTHING_READ = { done: 0, total: 0, isWaiting: false };

/** Asks for the encoding, reads all pages of the list, and saves them as one file. Leaving the page stops it. */
export function CsvDialog<Row extends { id: string }>({
  fileName,
  columnsOf,
  count,
  countText = inNumbers,
  pageOf,
  onClose,
}: CsvDialogProps<Row>) {
  const [encoding, setEncoding] = useKeptEncoding();
  const [progress, setProgress] = useState(NOTHING_READ);
  const [saved, setSaved] = useState<Saved | null>(null);
  const stopping = useRef(new AbortController());
  const stop = () => stopping.current.abort();
  useEffect(() => stop, []);
  const { run, isRunning } = useWrite(
    async () => {
      stopping.current = new AbortController();
      setProgress({ ...NOTHING_READ, total: count ?? 0 });
      const { rows, missing } = await readAllRows(pageOf, {
        signal: stopping.current.signal,
        onProgress: setProgress,
      });
      const columns = columnsOf(rows);
      const file = csvFile(
        [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
        encoding,
      );
      saveFile(file.blob, `${fileName}.csv`);
      setSaved({ rows: countText(rows), missing, unwritable: file.unwritable });
    },
    // Stopped by the customer: nothing failed.
    { isDownload: true, onError: () => stopping.current.signal.aborted },
  );

  return (
    <Modal
      isOpen
      onClose={onClose}
      isClosable={!isRunning}
      title={t('export.csv')}
      footer={
        saved ? (
          <DoneButton onPress={onClose} />
        ) : (
          <>
            <SecondaryButton onPress={isRunning ? stop : onClose}>
              {t(isRunning ? 'export.stop' : 'common.close')}
            </SecondaryButton>
            <PrimaryButton isRunning={isRunning} isDisabled={count === 0} onPress={() => run(undefined)}>
              {t('export.start')}
            </PrimaryButton>
          </>
        )
      }
    >
      {saved ? <Result {...saved} /> : null}
      {isRunning && !saved ? (
        <ExportProgress
          {...progress}
          text={t('export.progress', { total: formatNumber(progress.total), done: formatNumber(progress.done) })}
        />
      ) : null}
      {isRunning || saved ? null : (
        <Stack gap="4">
          <Text>{count === null ? t('export.csvLeadAll') : t('export.csvLead', { count: formatNumber(count) })}</Text>
          <EncodingField label={t('export.encoding')} value={encoding} onChange={setEncoding} />
        </Stack>
      )}
    </Modal>
  );
}

const Result = ({ rows, missing, unwritable }: Saved) => (
  <Stack gap="3">
    <Box role="status">
      <Notice tone={missing > 0 ? 'warn' : 'info'}>
        <p>{t('export.csvDone', { rows })}</p>
        {missing > 0 ? <p>{t('export.missing', { count: formatNumber(missing) })}</p> : null}
      </Notice>
    </Box>
    <UnwritableNotice unwritable={unwritable} />
  </Stack>
);
