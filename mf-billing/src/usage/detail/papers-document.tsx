import type { ContractPapers } from '@portal/contract/contract';
import { track } from '@portal/platform/observe';
import { formatInstantDate } from '@portal/platform/text';
import { fetchDocument } from '@portal/queries/document';
import { Box, DownloadIcon, FileIcon, Flex, pdfFileName, SecondaryButton, saveFile, Text } from '@portal/ui';
import { useWrite } from '@portal/ui/pages';
import { t } from '#text/t.ts';

/** A PDF of the contract's papers. */
export function PapersDocument({ document }: { document: ContractPapers['documents'][number] }) {
  const { name, url, createdAt } = document;
  const download = useWrite(async () => saveFile(await fetchDocument(url), pdfFileName(name, t('contract.document'))), {
    isDownload: true,
    onDone: () => track('contract_paper_downloaded'),
  });
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      paddingBlock="2.5"
      css={{ '&:not(:last-child)': { borderBottomWidth: '1px' } }}
    >
      <Box color="fg.muted" flexShrink="0">
        <FileIcon size={18} />
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontWeight="bold" fontSize="ui" lineHeight="1.5">
          {name}
        </Text>
        <Text tone="muted">{t('contract.issuedOn', { date: formatInstantDate(createdAt) })}</Text>
      </Box>
      <SecondaryButton
        size="icon"
        isRunning={download.isRunning}
        onPress={() => download.run(undefined)}
        aria-label={t('usage.downloadOf', { name })}
        title={t('usage.download')}
        trackName={t('usage.download')}
      >
        <DownloadIcon />
      </SecondaryButton>
    </Flex>
  );
}
