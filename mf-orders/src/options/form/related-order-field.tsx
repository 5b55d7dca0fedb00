import type { OrderListItem } from '@portal/contract/order';
import { useInfiniteQuery } from '@portal/platform/query/infinite';
import { formatPeriod } from '@portal/platform/text';
import { orderQueries } from '@portal/queries/order';
import type { Option } from '@portal/ui';
import { ComboboxField } from '@portal/ui/combobox';
import { useBoundField } from '@portal/ui/forms';
import { useState } from 'react';
import { t } from '#text/t.ts';
import type { OptionValues } from './option-values.ts';

/** Sites may share a name: address and period distinguish them. */
const suggestion = ({ id, name, address, startDate, endDate }: OrderListItem) => ({
  value: id,
  label: name,
  note: `${address} ${formatPeriod(startDate, endDate)}`,
});

/** The search for parking lots that the application belongs to: searched by keyword, 25 at a time [9.6]. */
export function RelatedOrderField() {
  const { value, onChange, ...field } = useBoundField('order');
  const order: OptionValues['order'] = value;
  const [isAsked, setIsAsked] = useState(false);
  const [keyword, setKeyword] = useState('');
  // A failure is shown in the list.
  const orders = useInfiniteQuery({ ...orderQueries.choices(keyword), enabled: isAsked, meta: { dialog: false } });
  const { hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = orders;
  const pages = orders.data?.pages ?? [];
  const total = pages[0] ? pages[0].pagination.totalRecords : 0;

  return (
    <ComboboxField
      {...field}
      label={t('option.relatedOrder')}
      help={t('option.relatedOrderHelp')}
      required={false}
      value={order && { value: order.id, label: order.name }}
      onChange={(chosen: Option | null) => onChange(chosen && { id: chosen.value, name: chosen.label })}
      noneLabel={t('option.relatedOrderNone')}
      suggestions={pages.flatMap(({ data }) => data.map(suggestion))}
      state={orders.isFetching ? 'loading' : orders.isError ? 'failed' : 'ready'}
      onOpen={() => setIsAsked(true)}
      onSearch={setKeyword}
      onMore={hasNextPage ? () => void fetchNextPage({ cancelRefetch: false }) : undefined}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
      found={total === null ? '' : t('order.resultCount', { count: total })}
      texts={{
        empty: t('option.relatedOrderEmpty'),
        failed: t('option.relatedOrderFailed'),
        more: t('option.relatedOrderMore'),
      }}
    />
  );
}
