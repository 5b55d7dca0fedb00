import type { ContractPapers } from '@portal/contract/contract';
import { track } from '@portal/platform/observe';
import { formatInstantDate } from '@portal/platform/text';
import { fetchDocument } from '@portal/queries/document';
import { Box, DownloadIcon, FileIcon, pdfFileName, SecondaryButton, Stack, saveFile, Text } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { FileRow } from './file-row.tsx';

type PapersDocument = ContractPapers['documents'][number];

/** The PDFs to read and to sign. */
export const DocumentList = ({ documents }: { documents: readonly PapersDocument[] }) => (
  <Stack as="ul" gap="3" marginTop="2">
    {documents.map((document) => (
      <Document key={document.id} {...document} />
    ))}
  </Stack>
);

function Document({ id, name, url, createdAt }: PapersDocument) {
  const download = useWrite(async () => saveFile(await fetchDocument(url), pdfFileName(name, t('contract.document'))), {
    isDownload: true,
    onDone: () => track('contract_paper_downloaded'),
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
            {t('contract.download')}
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
