import type { ContractPapers } from '@portal/contract/contract';
import { useFeatures } from '@portal/platform/session';
import { Heading, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';
import { DocumentList } from './document-list.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { SubmitPapers } from './submit-papers.tsx';
import { SubmittedPapers } from './submitted-papers.tsx';
import { useSubmitPapers } from './use-submit-papers.ts';
import type { NoteChosen } from './use-unsent-papers.tsx';

interface PapersContentProps {
  papers: ContractPapers;
  onChosen: NoteChosen;
  onSubmitted: () => void;
}

/** Three steps to the signed contract; once it is sent in, what was sent. */
export function PapersContent({ papers, onChosen, onSubmitted }: PapersContentProps) {
  const { id, status, downloadedAt, downloadedBy, signingInstruction } = papers;
  const canReplace = useFeatures().includes('papersReplacement') && status === 'submitted';
  const [isReplacing, setIsReplacing] = useState(false);
  const submission = useSubmitPapers({
    papersId: id,
    isAgain: status === 'submitted',
    onSubmitted: () => {
      setIsReplacing(false);
      onSubmitted();
    },
  });
  const form = <SubmitPapers papersId={id} isAgain={canReplace} submission={submission} onChosen={onChosen} />;
  if (status === 'toBeSigned' || status === 'unknown')
    return (
      <NumberedSteps
        steps={[
          {
            title: t('contract.step1'),
            done: downloadedAt
              ? { label: t('contract.downloaded'), by: whoWhenText(downloadedBy, downloadedAt) }
              : null,
            content: <DocumentList papers={papers} />,
          },
          {
            title: t('contract.step2'),
            content: signingInstruction ? <Text marginTop="1">{signingInstruction}</Text> : null,
          },
          { title: t('contract.upload'), content: form },
        ]}
      />
    );
  // A file that was chosen before a colleague sent one in is not lost.
  const isOpen = canReplace && (isReplacing || submission.file !== null);
  const toggle = () => {
    setIsReplacing(!isOpen);
    submission.drop();
  };
  return (
    <Stack gap="4">
      {status === 'submitted' || papers.submittedAt ? (
        <SubmittedPapers
          papers={papers}
          {...(canReplace && { replace: { isOpen, isDisabled: submission.isSending, onToggle: toggle } })}
        />
      ) : null}
      {isOpen ? form : null}
      {status === 'contracted' ? <Text tone="muted">{t('contract.concluded')}</Text> : null}
      {canReplace && !isOpen ? <Text tone="muted">{t('contract.untilConfirmed')}</Text> : null}
      <div>
        <Heading as="h3" size="item">
          {t('contract.documents')}
        </Heading>
        <DocumentList papers={papers} />
      </div>
    </Stack>
  );
}
