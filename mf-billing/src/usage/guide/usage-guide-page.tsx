import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { contractQueries } from '@portal/queries/contract';
import { Card, EmptyState, LinkButton, Page, PrimaryButton, SkeletonText } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { usagePaths } from '#contract/contract-paths.ts';
import { hasGuide } from '#contract/has-guide.ts';
import { t } from '#text/t.ts';
import { GuideSheet } from './guide-sheet.tsx';

/** A sheet for drivers to print: which lot, where, and for how many cars. */
export function UsageGuidePage() {
  const { id = '' } = useParams();
  const back = { to: usagePaths.detail(id), label: t('usageGuide.back') };
  // An unknown contract does not need a dialog.
  const query = useQuery({ ...contractQueries.detail(id), meta: { dialog: false } });
  const canPrint = query.data !== undefined && hasGuide(query.data);
  const sentence = (body: string) => (
    <Card>
      <EmptyState body={body} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
    </Card>
  );
  return (
    <Page
      title={t('usageGuide.title')}
      back={back}
      actions={canPrint ? <PrimaryButton onPress={() => window.print()}>{t('usageGuide.print')}</PrimaryButton> : null}
    >
      <ReadView query={query} loading={<Loading />} notFound={sentence(t('usage.notFound'))}>
        {(contract) =>
          hasGuide(contract) ? <GuideSheet key={contract.id} contract={contract} /> : sentence(t('usageGuide.ended'))
        }
      </ReadView>
    </Page>
  );
}

/** As high as the sheet. */
const Loading = () => (
  <Card>
    <SkeletonText lines={24} />
  </Card>
);
