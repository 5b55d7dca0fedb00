import { useBackToList } from '@portal/platform';
import { useFeatures } from '@portal/platform/session';
import { Card, DescriptionList, Notice, Page, SectionHeading, Stack, Text } from '@portal/ui';
import { NotFoundCard } from '@portal/ui/pages';
import { billingPaths } from '#contract/billing-paths.ts';
import { fitsTheLaw } from '#contract/fits-the-law.ts';
import { t } from '#text/t.ts';

/** Which condition of the law on electronic books is met by what, and what stays the customer's duty. */
export function RetentionPage() {
  const back = useBackToList(billingPaths.list, t('billing.back'));
  if (!fitsTheLaw(useFeatures())) {
    return (
      <Page title={t('retention.title')} back={back}>
        <NotFoundCard back={back} />
      </Page>
    );
  }
  return (
    <Page title={t('retention.title')} back={back} width="form">
      <Stack gap="4">
        <Notice tone="warn">{t('retention.adviser')}</Notice>
        <Text>{t('retention.intro')}</Text>
        <Part title={t('retention.truth')} items={TRUTH} />
        <Part title={t('retention.visibility')} items={VISIBILITY} />
        <Part title={t('retention.search')} items={SEARCH} />
        <Part title={t('retention.duty')} items={DUTY} />
      </Stack>
    </Page>
  );
}

interface Condition {
  term: string;
  description: string;
}

const TRUTH: readonly Condition[] = [
  { term: t('retention.unchanged'), description: t('retention.unchangedBody') },
  { term: t('retention.digest'), description: t('retention.digestBody') },
  { term: t('retention.corrected'), description: t('retention.correctedBody') },
];
const VISIBILITY: readonly Condition[] = [
  { term: t('retention.readable'), description: t('retention.readableBody') },
  { term: t('retention.handOver'), description: t('retention.handOverBody') },
];
const SEARCH: readonly Condition[] = [
  { term: t('retention.date'), description: t('retention.dateBody') },
  { term: t('retention.amount'), description: t('retention.amountBody') },
  { term: t('retention.partner'), description: t('retention.partnerBody') },
  { term: t('retention.combined'), description: t('retention.combinedBody') },
];
const DUTY: readonly Condition[] = [
  { term: t('retention.keep'), description: t('retention.keepBody') },
  { term: t('retention.rules'), description: t('retention.rulesBody') },
  { term: t('retention.others'), description: t('retention.othersBody') },
];

const Part = ({ title, items }: { title: string; items: readonly Condition[] }) => (
  <Card>
    <SectionHeading>{title}</SectionHeading>
    <DescriptionList items={items} />
  </Card>
);
