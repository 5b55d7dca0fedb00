import { Flex, PrimaryButton, Stack, Text } from '@portal/ui';
import { FileUploadField } from '@portal/ui/upload';
import { useEffect } from 'react';
import { t } from '#text/t.ts';
import { SIGNED_PAPERS_FORMATS, useSubmitPapers } from './use-submit-papers.ts';
import type { NoteChosen } from './use-unsent-papers.tsx';

interface SubmitPapersProps {
  papersId: string;
  /** A signed contract was submitted before. */
  isAgain: boolean;
  onChosen: NoteChosen;
  onSubmitted: () => void;
}

/** Chooses the signed contract, and sends it in. */
export function SubmitPapers({ papersId, isAgain, onChosen, onSubmitted }: SubmitPapersProps) {
  const { file, refusal, choose, drop, submit, isSending } = useSubmitPapers(papersId, onSubmitted);
  const name = file?.name;
  useEffect(() => {
    onChosen(papersId, name === undefined ? null : { name, isSending });
    return () => onChosen(papersId, null);
  }, [onChosen, papersId, name, isSending]);
  return (
    <Stack gap="3">
      <FileUploadField
        label={t('contract.signed')}
        help={t('contract.uploadHelp')}
        accept={SIGNED_PAPERS_FORMATS}
        isMultiple={false}
        isDisabled={isSending}
        files={file ? [{ id: papersId, name: file.name, size: file.size, state: 'chosen' }] : []}
        refusals={refusal ? [refusal] : []}
        onAdd={choose}
        onRemove={drop}
        onCancel={drop}
      />
      {isAgain ? <Text tone="muted">{t('contract.replaces')}</Text> : null}
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ md: 'end', lg: 'center' }}
        justify="flex-end"
        columnGap="4"
        rowGap="2"
      >
        <Text role="status" tone="muted" flex="1">
          {isSending ? t('contract.sending') : ''}
        </Text>
        <PrimaryButton
          isDisabled={!file}
          isRunning={isSending}
          onPress={submit}
          aria-describedby={`papers-${papersId}`}
        >
          {t('contract.upload')}
        </PrimaryButton>
      </Flex>
    </Stack>
  );
}
