import { useBackToList } from '@portal/platform';
import { usePrefetchQuery, useQuery, useQueryClient } from '@portal/platform/query';
import { useLocation, useParams } from '@portal/platform/router';
import { contractQueries, listedContractName } from '@portal/queries/contract';
import { LinkButton, Page, UserText } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import { billingPaths } from '#contract/billing-paths.ts';
import { isFromBills } from '#contract/came-from.ts';
import { copyOrderPath, usagePaths } from '#contract/contract-paths.ts';
import { hasGuide } from '#contract/has-guide.ts';
import { UsageStatusBadge } from '#contract/usage-status-badge.tsx';
import { t } from '#text/t.ts';
import { billsOfContract } from './bills-of-contract.ts';
import { UsageContent } from './usage-content.tsx';
import { UsageNotFound } from './usage-not-found.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';

/** One contract, "usage" in the portal. */
export function UsageDetailPage() {
  const { id = '' } = useParams();
  const toContracts = useBackToList(usagePaths.list, t('usage.back'));
  const toBills = useBackToList(billingPaths.list, t('billing.back'));
  const back = isFromBills(useLocation().state) ? toBills : toContracts;
  // The bills need only the id of the contract. A failure is shown in their place.
  usePrefetchQuery(billsOfContract(id));
  // An unknown contract does not need a dialog.
  const query = useQuery({ ...contractQueries.detail(id), meta: { dialog: false } });
  const client = useQueryClient();
  const contract = query.data;
  const tabTitle = t('usage.detailTitle');
  if (!contract) {
    return (
      <Page
        title={query.isPending ? null : tabTitle}
        listedTitle={listedContractName(client, id)}
        tabTitle={tabTitle}
        back={back}
      >
        <ReadView query={query} loading={<UsageSkeleton />} notFound={<UsageNotFound back={back} />}>
          {() => null}
        </ReadView>
      </Page>
    );
  }
  return (
    <Page
      title={contract.parkingName}
      heading={<UserText>{contract.parkingName}</UserText>}
      tabTitle={tabTitle}
      back={back}
      titleAside={<UsageStatusBadge status={contract.usageStatus} />}
      actions={
        <>
          {hasGuide(contract) ? (
            <LinkButton to={usagePaths.guide(contract.id)}>{t('usageGuide.open')}</LinkButton>
          ) : null}
          {contract.order ? (
            <LinkButton to={copyOrderPath(contract.order.id)}>{t('usage.copyOrder')}</LinkButton>
          ) : null}
        </>
      }
    >
      <UsageContent key={contract.id} contract={contract} />
    </Page>
  );
}
