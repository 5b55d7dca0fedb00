import type { Contract, ContractPapers } from '@portal/contract/contract';
import type { Contact } from '@portal/contract/values/primitives';
import { useQuery } from '@portal/platform/query';
import { formatInstantDate, formatInstantShort } from '@portal/platform/text';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { Card, SectionHeading, SkeletonText, Text, UserText } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { personText } from '#contract/contact-name.ts';
import { t } from '#text/t.ts';
import { PapersDocument } from './papers-document.tsx';

/** A concluded contract has the id of its papers. */
const papersOf = ({ id }: Contract, all: readonly ContractPapers[]) => all.find((papers) => papers.id === id);

/** The contract's own documents, among those of its order. */
export function UsagePapers({ contract, orderId }: { contract: Contract; orderId: string }) {
  const query = useQuery({ ...contractPapersQueries.ofOrder(orderId), meta: { dialog: false } });
  return (
    <Card as="section" aria-labelledby="usage-papers">
      <SectionHeading id="usage-papers">{t('contract.title')}</SectionHeading>
      <ReadView query={query} loading={<SkeletonText lines={2} />}>
        {({ data }) => <Documents papers={papersOf(contract, data)} />}
      </ReadView>
    </Card>
  );
}

function Documents({ papers }: { papers: ContractPapers | undefined }) {
  if (!papers || papers.documents.length === 0) return <Text tone="muted">{t('contract.empty')}</Text>;
  const { documents, submittedAt, submittedBy } = papers;
  return (
    <>
      {submittedAt ? (
        <Text tone="muted">
          <UserText>{submittedText(submittedAt, submittedBy)}</UserText>
        </Text>
      ) : null}
      <ul>
        {documents.map((document) => (
          <PapersDocument key={document.id} document={document} />
        ))}
      </ul>
    </>
  );
}

/** With the person, where the host knows who it was. */
const submittedText = (at: string, by: Contact | null | undefined): string =>
  by
    ? t('usage.papersSubmittedBy', { who: personText(by), when: formatInstantShort(at) })
    : t('usage.papersSubmitted', { date: formatInstantDate(at) });
