import type { ContractPapers } from '@portal/contract/contract';
import { track } from '@portal/platform/observe';
import { formatInstantDate } from '@portal/platform/text';
import { fetchDocument } from '@portal/queries/document';
import { Box, DownloadIcon, Flex, Heading, pdfFileName, SecondaryButton, saveFile, Text } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';

type PapersDocument = ContractPapers['documents'][number];

/** The PDFs to read and to sign. */
export const DocumentList = ({ documents }: { documents: readonly PapersDocument[] }) => (
  <div>
    <Heading as="h3" size="item">
      {t('contract.documents')}
    </Heading>
    <ul>
      {documents.map((document) => (
        <Document key={document.id} {...document} />
      ))}
    </ul>
  </div>
);

function Document({ id, name, url, createdAt }: PapersDocument) {
  const download = useWrite(async () => saveFile(await fetchDocument(url), pdfFileName(name, t('contract.document'))), {
    isDownload: true,
    onDone: () => track('contract_paper_downloaded'),
  });
  return (
    <Box as="li" paddingBlock="3" borderTopWidth="1px">
      <Text id={id}>{name}</Text>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="2">
        <Text tone="muted">{t('contract.issuedOn', { date: formatInstantDate(createdAt) })}</Text>
        <SecondaryButton
          size="sm"
          icon={<DownloadIcon />}
          aria-describedby={id}
          isRunning={download.isRunning}
          onPress={() => download.run(undefined)}
        >
          {t('contract.download')}
        </SecondaryButton>
      </Flex>
    </Box>
  );
}
