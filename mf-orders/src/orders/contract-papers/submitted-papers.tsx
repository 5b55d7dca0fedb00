import type { ContractPapers } from '@portal/contract/contract';
import { useFeatures } from '@portal/platform/session';
import { Box, CheckIcon, Flex, SecondaryButton, Text, UserText } from '@portal/ui';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';
import { FileRow } from './file-row.tsx';
import { SubmittedCopyButton } from './submitted-copy-button.tsx';

interface SubmittedPapersProps {
  papers: ContractPapers;
  /** Opens the choice of another file, and closes it again; none where it cannot be replaced. */
  replace?: { isOpen: boolean; isDisabled: boolean; onToggle: () => void };
}

/** What was sent in, when and by whom. */
export const SubmittedPapers = ({
  papers: { id, status, submittedAt, submittedBy, submittedFilename },
  replace,
}: SubmittedPapersProps) => (
  <FileRow
    icon={
      <Box color="fg.ok">
        <CheckIcon />
      </Box>
    }
    action={
      <Flex wrap="wrap" gap="2">
        {useFeatures().includes('submittedPapers') ? <SubmittedCopyButton papersId={id} /> : null}
        {replace ? (
          <SecondaryButton
            size="sm"
            aria-describedby={`papers-${id}`}
            isDisabled={replace.isDisabled}
            onPress={replace.onToggle}
          >
            {replace.isOpen ? t('common.cancel') : t('contract.replace')}
          </SecondaryButton>
        ) : null}
      </Flex>
    }
  >
    <Text fontWeight="bold">{t(status === 'contracted' ? 'contract.confirmed' : 'contract.submitted')}</Text>
    {submittedFilename ? (
      <Text fontSize="sm">
        <UserText>{submittedFilename}</UserText>
      </Text>
    ) : null}
    {submittedAt ? (
      <Text tone="muted">
        <UserText>{t('contract.submittedBy', { who: whoWhenText(submittedBy, submittedAt) })}</UserText>
      </Text>
    ) : null}
  </FileRow>
);
