import { changesBetween, type SetListParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { Card, EmptyState, Flex, ListFilterIcon, SearchIcon, SecondaryButton } from '@portal/ui';
import { ReadView, RequestSearchLink } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import { t } from '#text/t.ts';
import { NO_CONDITION, type OrderListParams, orderListParams, orderListQuery } from './order-list-params.ts';

interface OrderListEmptyProps {
  params: OrderListParams;
  onChange: SetListParams<OrderListParams>;
}

/** No orders at all, none that match, or only ended ones: each with what helps. */
export function OrderListEmpty({ params, onChange }: OrderListEmptyProps) {
  const conditions = Object.keys(changesBetween(params, NO_CONDITION)).length;
  if (conditions === 0 && params.period === 'notExpired') return <NoOpenOrder onChange={onChange} />;
  if (conditions === 0) return <NoOrder />;
  return (
    <Card>
      <EmptyState
        icon={<ListFilterIcon />}
        title={t('order.emptyFiltered')}
        body={t('filter.conditionsSet', { count: conditions })}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <SecondaryButton onPress={() => onChange(NO_CONDITION)}>{t('filter.reset')}</SecondaryButton>
            {params.period === 'notExpired' ? <WithEnded onChange={onChange} /> : null}
          </Flex>
        }
      />
    </Card>
  );
}

const NoOrder = () => (
  <Card>
    <EmptyState
      icon={<SearchIcon />}
      title={t('order.emptyTitle')}
      body={t('order.emptyBody')}
      action={<RequestSearchLink />}
    />
  </Card>
);

/** Only a second look tells a new customer from one whose orders have all ended. */
function NoOpenOrder({ onChange }: Pick<OrderListEmptyProps, 'onChange'>) {
  const all = useQuery(orderQueries.list(orderListQuery({ ...orderListParams.defaults, period: 'all' })));
  return (
    <ReadView
      query={all}
      loading={<TableSkeleton rows={3} />}
      isEmpty={({ pagination }) => pagination.totalRecords === 0}
      empty={<NoOrder />}
    >
      {() => (
        <Card>
          <EmptyState icon={<SearchIcon />} body={t('order.emptyOpen')} action={<WithEnded onChange={onChange} />} />
        </Card>
      )}
    </ReadView>
  );
}

const WithEnded = ({ onChange }: Pick<OrderListEmptyProps, 'onChange'>) => (
  <SecondaryButton onPress={() => onChange({ period: 'all' })}>{t('order.showEnded')}</SecondaryButton>
);
