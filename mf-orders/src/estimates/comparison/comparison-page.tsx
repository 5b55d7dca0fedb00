import { useBackToList, useListParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { estimateQueries } from '@portal/queries/estimate';
import { orderQueries } from '@portal/queries/order';
import { Card, EmptyState, Page, PrimaryButton, SkeletonText } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { marksOf } from '#estimates/estimate/estimate-marks.ts';
import { useShareDraft } from '#estimates/share/share-draft.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { comparedEstimates } from './compared-estimates.ts';
import { ComparisonSheet } from './comparison-sheet.tsx';

/** The estimates of an order on one sheet, for the customer's approval on paper. */
export function ComparisonPage() {
  const { id = '' } = useParams();
  // Failures are shown in place.
  const order = useQuery({ ...orderQueries.detail(id), meta: { dialog: false } });
  const estimates = useQuery({ ...estimateQueries.list(id), meta: { dialog: false } });
  const { sort } = useListParams(orderPaths.comparison(id), estimateListParams).params;
  const { estimateIds } = useShareDraft(id).draft;
  const all = estimates.data ?? [];
  const compared = comparedEstimates(all, estimateIds, sort);
  const back = useBackToList(orderPaths.detail(id), order.data?.name ?? t('share.back'));
  const toList = useBackToList(orderPaths.list, t('orderDetail.back'));
  const canPrint = order.data !== undefined && compared.length > 0;
  return (
    <Page
      title={t('comparison.title')}
      back={back}
      actions={canPrint ? <PrimaryButton onPress={() => window.print()}>{t('comparison.print')}</PrimaryButton> : null}
    >
      <ReadView query={order} loading={<Loading />} notFound={<NotFoundCard back={toList} />}>
        {(data) => (
          <ReadView
            query={estimates}
            loading={<Loading />}
            isEmpty={() => compared.length === 0}
            empty={
              <Card>
                <EmptyState body={t('comparison.empty')} />
              </Card>
            }
          >
            {() => (
              <ComparisonSheet
                order={data}
                estimates={compared}
                leftOut={all.filter((estimate) => !compared.includes(estimate))}
                marksOf={marksOf(all, data.numberOfCars)}
                sort={sort}
              />
            )}
          </ReadView>
        )}
      </ReadView>
    </Page>
  );
}

/** As high as the sheet. */
const Loading = () => (
  <Card>
    <SkeletonText lines={20} />
  </Card>
);
