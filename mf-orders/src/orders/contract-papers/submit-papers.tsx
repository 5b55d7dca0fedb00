import { Flex, PrimaryButton, Stack, Text } from '@portal/ui';
import { FileUploadField } from '@portal/ui/upload';
import { useEffect } from 'react';
import { t } from '#text/t.ts';
import { SIGNED_PAPERS_FORMATS, type useSubmitPapers } from './use-submit-papers.ts';
import type { NoteChosen } from './use-unsent-papers.tsx';

interface SubmitPapersProps {
  papersId: string;
  /** It takes the place of one that was submitted before. */
  isAgain: boolean;
  submission: ReturnType<typeof useSubmitPapers>;
  onChosen: NoteChosen;
}

/** Chooses the signed contract, and sends it in. */
export function SubmitPapers({ papersId, isAgain, submission, onChosen }: SubmitPapersProps) {
  const { file, refusal, choose, drop, submit, isSending } = submission;
  const name = file?.name;
  useEffect(() => {
    onChosen(papersId, name === undefined ? null : { name, isSending });
    return () => onChosen(papersId, null);
  }, [onChosen, papersId, name, isSending]);
  return (
    <Stack gap="3" marginTop="2">
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
        <Text role="status" tone="muted" flex="1" textAlign="end">
          {isSending ? t('contract.sending') : file ? '' : t('contract.chooseFirst')}
        </Text>
        <PrimaryButton
          isDisabled={!file}
          isRunning={isSending}
          onPress={submit}
          aria-describedby={`papers-${papersId}`}
        >
          {isAgain ? t('contract.replaceNow') : t('contract.upload')}
        </PrimaryButton>
      </Flex>
    </Stack>
  );
}
