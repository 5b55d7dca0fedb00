import type { ContractPapers } from '@portal/contract/contract';
import { track } from '@portal/platform/observe';
import { useQueryClient } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { formatInstantDate } from '@portal/platform/text';
import { markPapersDownloaded } from '@portal/queries/contract-papers';
import { fetchDocument } from '@portal/queries/document';
import { Box, DownloadIcon, FileIcon, pdfFileName, SecondaryButton, Stack, saveFile, Text } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { FileRow } from './file-row.tsx';

type PapersDocument = ContractPapers['documents'][number];

/** The PDFs to read and to sign. */
export function DocumentList({ papers }: { papers: ContractPapers }) {
  const markDownloaded = useMarkDownloaded(papers);
  // The host says it of the papers as a whole: of several documents nobody knows which.
  const isAgain = Boolean(papers.downloadedAt) && papers.documents.length === 1;
  return (
    <Stack as="ul" gap="3" marginTop="2">
      {papers.documents.map((document) => (
        <Document key={document.id} {...document} isAgain={isAgain} onDownloaded={markDownloaded} />
      ))}
    </Stack>
  );
}

/** The storage tells nobody that a file was downloaded, so the page does: the first time only. */
function useMarkDownloaded({ id, status, downloadedAt }: ContractPapers) {
  const client = useQueryClient();
  const isKept = useFeatures().includes('papersDownloads');
  return async () => {
    if (!isKept || downloadedAt || status !== 'toBeSigned') return;
    await markPapersDownloaded(id);
    await client.invalidateQueries({ queryKey: ['order', 'papers'] });
  };
}

interface DocumentProps extends PapersDocument {
  /** It was downloaded before. */
  isAgain: boolean;
  onDownloaded: () => Promise<void>;
}

function Document({ id, name, url, createdAt, isAgain, onDownloaded }: DocumentProps) {
  const download = useWrite(async () => saveFile(await fetchDocument(url), pdfFileName(name, t('contract.document'))), {
    isDownload: true,
    onDone: () => {
      track('contract_paper_downloaded');
      return onDownloaded();
    },
  });
  return (
    <Box as="li">
      <FileRow
        icon={<FileIcon />}
        action={
          <SecondaryButton
            size="sm"
            icon={<DownloadIcon />}
            aria-describedby={id}
            isRunning={download.isRunning}
            onPress={() => download.run(undefined)}
          >
            {t(isAgain ? 'contract.downloadAgain' : 'contract.download')}
          </SecondaryButton>
        }
      >
        <Text id={id} fontWeight="bold">
          {name}
        </Text>
        <Text tone="muted">{t('contract.issuedOn', { date: formatInstantDate(createdAt) })}</Text>
      </FileRow>
    </Box>
  );
}
