import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Card, Flex, Grid, Heading, Notice, StatusBadge, UserText } from '@portal/ui';
import { NewMark } from '@portal/ui/pages';
import { useRef } from 'react';
import { AnsweredBy } from '#estimates/estimate/answered-by.tsx';
import { t } from '#text/t.ts';
import { PapersContent } from './papers-content.tsx';
import { PapersFacts } from './papers-facts.tsx';
import { PAPERS_STATUS_LOOK } from './papers-status.ts';
import type { NoteChosen } from './use-unsent-papers.tsx';

interface PapersCardProps {
  papers: ContractPapers;
  order: Order;
  /** undefined: it is still being read; null: it could not be read. */
  estimate: NumberedEstimate | null | undefined;
  onChosen: NoteChosen;
}

/** One contract: its status, what is to be done or has been, and its facts beside it. */
export function PapersCard({ papers, order, estimate, onChosen }: PapersCardProps) {
  const { id, parkingName, status, submissionNote } = papers;
  const { label, tone } = PAPERS_STATUS_LOOK[status];
  const headingId = `papers-${id}`;
  // The pressed button is disabled once the file is sent, so the heading takes the focus.
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={headingId} padded={false}>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" {...PADDING} paddingBlock="4" borderBottomWidth="1px">
        <Heading ref={headingRef} id={headingId} tabIndex={-1} _focusVisible={{ outline: 'none', boxShadow: 'none' }}>
          <UserText>{parkingName}</UserText>
        </Heading>
        <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        <NewMark isThis={(notification) => notification.id === id} />
        {estimate ? <AnsweredBy estimate={estimate} /> : null}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem', lg: 'minmax(0, 1fr) 21.5rem' }}>
        <Box {...PADDING} paddingBlock="5">
          <PapersContent papers={papers} onChosen={onChosen} onSubmitted={() => headingRef.current?.focus()} />
        </Box>
        <Box
          paddingInline={{ base: '4', lg: '6' }}
          paddingBlock="5"
          bg="bg.subtle"
          borderTopWidth={{ base: '1px', md: '0' }}
          borderInlineStartWidth={{ base: '0', md: '1px' }}
        >
          <PapersFacts order={order} estimate={estimate} />
          {status === 'toBeSigned' && submissionNote ? (
            <Box marginTop="4">
              <Notice tone="info">{submissionNote}</Notice>
            </Box>
          ) : null}
        </Box>
      </Grid>
    </Card>
  );
}

const PADDING = { paddingInline: { base: '4', md: '6' } } as const;
