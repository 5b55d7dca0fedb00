import type { OrderListItem } from '@portal/contract/order';
import { formatInstantDate, formatNumber, formatPeriod } from '@portal/platform/text';
import { AddressText, Box, Flex, LinkButton, type Viewport } from '@portal/ui';
import { NewMark } from '@portal/ui/pages';
import { type Column, CutText } from '@portal/ui/table';
import { carsText } from '#orders/order/cars-text.ts';
import { contactName } from '#orders/order/contact-name.ts';
import { orderPaths } from '#orders/order/order-paths.ts';
import { OrderStatusBadge } from '#orders/order/order-status-badge.tsx';
import { t } from '#text/t.ts';

type OrderColumn = Column<OrderListItem>;

/** The key of a sortable column is the API's name for it. */
const site: OrderColumn = {
  key: 'NAME',
  sortable: true,
  header: t('order.columnNameAddress'),
  cell: ({ name }) => name || t('common.unknown'),
  mark: ({ id }) => <NewMark isThis={({ order }) => order?.id === id} />,
  secondary: ({ address }) => <AddressText address={address} />,
  card: 'title',
};
const period: OrderColumn = {
  key: 'USAGE_PERIOD',
  sortable: true,
  header: t('order.columnPeriod'),
  cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
  kind: 'period',
  card: 'meta',
  block: 'middle',
  width: '12.25rem',
};
const cars: OrderColumn = {
  key: 'cars',
  header: t('order.columnCars'),
  cell: ({ numberOfCars }) => (numberOfCars === null ? t('common.notAvailable') : formatNumber(numberOfCars)),
  cardCell: carsText,
  kind: 'number',
  card: 'meta',
  width: '4.5rem',
};
const status: OrderColumn = {
  key: 'status',
  header: t('order.columnStatus'),
  cell: (order) => <OrderStatusBadge status={order.status} />,
  kind: 'short',
  card: 'aside',
  block: 'end',
  width: '8.25rem',
};
const estimates: OrderColumn = {
  key: 'estimates',
  header: t('order.columnEstimates'),
  cell: ({ estimates }) =>
    estimates ? t('common.count', { count: formatNumber(estimates.total) }) : t('common.notAvailable'),
  cardCell: ({ estimates }) => (estimates ? t('estimate.count', { count: formatNumber(estimates.total) }) : null),
  kind: 'short',
  card: 'meta',
  block: 'end',
  width: '4.5rem',
};
const contact: OrderColumn = {
  key: 'contact',
  header: t('order.columnAccount'),
  // A long name is cut: the column does not grow, and the name would reach into the next one.
  cell: (order) => <CutText>{contactName(order.contact)}</CutText>,
  cardCell: (order) => contactName(order.contact),
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  kind: 'short',
  card: 'meta',
  width: '9.25rem',
};
const createdAt: OrderColumn = {
  key: 'CREATED_AT',
  sortable: true,
  header: t('order.columnCreatedAt'),
  cell: (order) => formatInstantDate(order.createdAt),
  cardCell: (order) => t('order.createdOn', { date: formatInstantDate(order.createdAt) }),
  kind: 'short',
  card: 'meta',
  width: '7.5rem',
};

const copy: OrderColumn = {
  key: 'copy',
  header: t('estimate.columnActions'),
  cell: ({ id, name }) => (
    <LinkButton
      to={orderPaths.createFrom(id)}
      tone="text"
      size="row"
      aria-label={t('orderCreate.copyOf', { name: name || t('common.unknown') })}
      trackName={t('orderCreate.copy')}
    >
      {t('orderCreate.copyShort')}
    </LinkButton>
  ),
  card: 'action',
  block: 'action',
  width: '8.5rem',
};

/** A row on a tablet has at most three lines, so short values share one. */
const siteInShort: OrderColumn = { ...site, secondary: ({ address }) => <CutText>{address}</CutText> };
const carsAndDate: OrderColumn = {
  ...cars,
  kind: 'short',
  block: 'middle',
  cardCell: (order) => (
    <Flex columnGap="3">
      <span>{carsText(order)}</span>
      <span>{t('order.createdOn', { date: formatInstantDate(order.createdAt) })}</span>
    </Flex>
  ),
};
const contactInShort: OrderColumn = {
  key: 'contact',
  header: t('order.columnAccount'),
  cell: (order) => (
    <Box maxWidth="11.5rem">
      <CutText>{[contactName(order.contact), order.contact.department].filter(Boolean).join(' ')}</CutText>
    </Box>
  ),
  kind: 'short',
  block: 'middle',
};

/** Customers can sort by it, but its date is shown with the cars. */
const dateElsewhere: OrderColumn = { ...createdAt, block: 'hidden' };

const WHOLE: readonly OrderColumn[] = [site, period, cars, status, estimates, contact, createdAt, copy];

export const ORDER_COLUMNS: Record<Viewport, readonly OrderColumn[]> = {
  desktop: WHOLE,
  tablet: [siteInShort, period, carsAndDate, contactInShort, status, estimates, dateElsewhere, copy],
  mobile: WHOLE,
};
