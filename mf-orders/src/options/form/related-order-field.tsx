import type { OrderListItem } from '@portal/contract/order';
import { useInfiniteQuery } from '@portal/platform/query/infinite';
import { formatPeriod } from '@portal/platform/text';
import { orderQueries } from '@portal/queries/order';
import type { Option } from '@portal/ui';
import { ComboboxField } from '@portal/ui/combobox';
import { useBoundField, useFormContext } from '@portal/ui/forms';
import { useState } from 'react';
import { t } from '#text/t.ts';
import type { OptionValues } from './option-values.ts';

/** Sites may share a name: address and period distinguish them. */
const suggestion = ({ id, name, address, startDate, endDate }: OrderListItem) => ({
  value: id,
  label: name,
  note: `${address} ${formatPeriod(startDate, endDate)}`,
});

/**
 * The search for parking lots that the application belongs to: searched by keyword, 25 at a time [9.6]. Its period fills
 * an empty one.
 */
export function RelatedOrderField() {
  const { value, onChange, ...field } = useBoundField('order');
  const order: OptionValues['order'] = value;
  const { getValues, setValue } = useFormContext<OptionValues>();
  const [isAsked, setIsAsked] = useState(false);
  const [keyword, setKeyword] = useState('');
  // A failure is shown in the list.
  const orders = useInfiniteQuery({ ...orderQueries.choices(keyword), enabled: isAsked, meta: { dialog: false } });
  const { hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = orders;
  const pages = orders.data?.pages ?? [];
  const total = pages[0] ? pages[0].pagination.totalRecords : 0;

  function choose(chosen: Option | null) {
    onChange(chosen && { id: chosen.value, name: chosen.label });
    const found = pages.flatMap(({ data }) => data).find(({ id }) => id === chosen?.value);
    const [start, end] = getValues(['usingStartTime', 'usingEndTime']);
    // What the customer has filled in stays.
    if (!found || start || end) return;
    setValue('usingStartTime', found.startDate, { shouldDirty: true });
    setValue('usingEndTime', found.endDate, { shouldDirty: true });
  }

  return (
    <ComboboxField
      {...field}
      label={t('option.relatedOrder')}
      help={t('option.relatedOrderHelp')}
      required={false}
      value={order && { value: order.id, label: order.name }}
      onChange={choose}
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
