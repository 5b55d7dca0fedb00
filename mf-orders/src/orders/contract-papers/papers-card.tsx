import type { ContractPapers } from '@portal/contract/contract';
import { Card, Flex, Grid, Heading, StatusBadge, Text, UserText } from '@portal/ui';
import { useRef } from 'react';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';
import { DocumentList } from './document-list.tsx';
import { PAPERS_STATUS_LOOK } from './papers-status.ts';
import { SubmitPapers } from './submit-papers.tsx';
import type { NoteChosen } from './use-unsent-papers.tsx';

interface PapersCardProps {
  papers: ContractPapers;
  onChosen: NoteChosen;
}

/** One contract: its status, its documents, and the field for the signed one. */
export function PapersCard({ papers, onChosen }: PapersCardProps) {
  const { id, parkingName, status, submittedAt, submittedBy, documents } = papers;
  const { label, tone } = PAPERS_STATUS_LOOK[status];
  const headingId = `papers-${id}`;
  // The pressed button is disabled once the file is sent, so the heading takes the focus.
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" marginBottom="4">
        <Heading ref={headingRef} id={headingId} tabIndex={-1} _focusVisible={{ outline: 'none', boxShadow: 'none' }}>
          <UserText>{parkingName}</UserText>
        </Heading>
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        {submittedAt ? (
          <Text tone="muted">
            <UserText>{t('contract.submittedBy', { who: whoWhenText(submittedBy, submittedAt) })}</UserText>
          </Text>
        ) : null}
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" alignItems="start">
        <DocumentList documents={documents} />
        {status === 'contracted' ? (
          <Text tone="muted">{t('contract.concluded')}</Text>
        ) : (
          <SubmitPapers
            papersId={id}
            isAgain={status === 'submitted'}
            onChosen={onChosen}
            onSubmitted={() => headingRef.current?.focus()}
          />
        )}
      </Grid>
    </Card>
  );
}
