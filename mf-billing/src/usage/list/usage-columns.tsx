import type { Contract } from '@portal/contract/contract';
import { formatPeriod, formatYen, todayInTokyo, tokyoDate } from '@portal/platform/text';
import { AddressText, Box, Flex, RangeText, Stack, TextLink, type Viewport, VisuallyHidden } from '@portal/ui';
import { type Column, CutText } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { carsText } from '#contract/cars-text.ts';
import { contactInShort, contactName } from '#contract/contact-name.ts';
import { ContractMenu } from '#contract/contract-menu.tsx';
import { orderPath } from '#contract/contract-paths.ts';
import { endsSoon, usageDays } from '#contract/usage-days.ts';
import { UsageStatusBadge } from '#contract/usage-status-badge.tsx';
import { t } from '#text/t.ts';

/** The key of a sortable column is the API's name for it. */
type UsageColumn = Column<Contract>;

const periodText = ({ startAt, endAt }: Contract): string => formatPeriod(tokyoDate(startAt), tokyoDate(endAt));
function daysText(contract: Contract): ReactNode {
  const today = todayInTokyo();
  const days = usageDays(contract, today);
  if (!endsSoon(contract, today)) return days;
  return (
    <Box as="span" color="fg.warn" fontWeight="bold">
      {days}
    </Box>
  );
}

const OrderLink = ({ order }: Contract) =>
  order ? (
    <TextLink isAlone to={orderPath(order.id)} trackName={t('usage.columnSite')}>
      <CutText>{order.name || t('common.unknown')}</CutText>
    </TextLink>
  ) : (
    t('common.notAvailable')
  );

const CarsAndContact = (contract: Contract) => (
  <CutText>{`${carsText(contract)}・${contactInShort(contract.contact)}`}</CutText>
);

const status: UsageColumn = {
  key: 'USAGE_STATUS',
  header: t('usage.columnStatus'),
  cell: ({ usageStatus }) => <UsageStatusBadge status={usageStatus} />,
  kind: 'short',
  sortable: true,
  card: 'aside',
  block: 'end',
  width: '7.25rem',
};
const parking: UsageColumn = {
  key: 'PARKING_ADDRESS',
  header: t('usage.columnAddress'),
  cell: ({ parkingName }) => parkingName || t('common.unknown'),
  secondary: ({ parkingAddress }) => <AddressText address={parkingAddress} />,
  sortable: true,
  card: 'title',
};
const period: UsageColumn = {
  key: 'USAGE_PERIOD',
  header: t('usage.columnPeriod'),
  cell: periodText,
  kind: 'period',
  secondary: daysText,
  sortable: true,
  block: 'middle',
  width: '12.25rem',
};
const site: UsageColumn = {
  key: 'site',
  header: t('usage.columnSite'),
  cell: OrderLink,
  secondary: carsText,
  block: 'middle',
  width: '13.5rem',
};
const rent: UsageColumn = {
  key: 'rent',
  header: t('usage.columnRent'),
  cell: ({ monthlyRent }) => <strong>{formatYen(monthlyRent)}</strong>,
  kind: 'number',
  card: 'action',
  block: 'action',
  width: '7.25rem',
};
const contact: UsageColumn = {
  key: 'ACCOUNT_NAME',
  header: t('usage.columnAccount'),
  cell: (contract) => contactName(contract.contact),
  secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
  cardCell: (contract) => <CarsAndContact {...contract} />,
  kind: 'short',
  sortable: true,
  width: '9.5rem',
};
const menu: UsageColumn = {
  key: 'menu',
  header: t('usage.columnMenu'),
  cell: (contract) => <ContractMenu contract={contract} />,
  block: 'action',
  width: '4.5rem',
};

/** On a phone one line, on a tablet two. */
const periodInShort: UsageColumn = {
  key: period.key,
  header: period.header,
  cell: (contract) => (
    <Flex as="span" wrap="wrap" columnGap="2" direction={{ base: 'row', md: 'column' }}>
      <Box as="span" color="fg">
        <RangeText text={periodText(contract)} />
      </Box>
      <span>{daysText(contract)}</span>
    </Flex>
  ),
  kind: 'short',
  sortable: true,
  block: 'middle',
};
const siteInShort: UsageColumn = {
  key: site.key,
  header: site.header,
  cell: (contract) => (
    <Box maxWidth={{ md: '11.5rem' }}>
      <OrderLink {...contract} />
    </Box>
  ),
  kind: 'short',
  block: 'middle',
};
/** On a tablet a row has at most three lines. */
const parkingAndContact: UsageColumn = {
  ...parking,
  secondary: (contract) => (
    <>
      <CutText>{contract.parkingAddress}</CutText>
      <VisuallyHidden>{t('usage.columnAccount')}</VisuallyHidden>
      <CarsAndContact {...contract} />
    </>
  ),
};
/** The status is above it. */
const rentOfBlock: UsageColumn = { ...rent, block: 'end' };
/** Both fit in the height of the facts beside them. */
const rentAndMenu: UsageColumn = {
  ...rent,
  cell: (contract) => (
    <Stack gap="0" align="end">
      <ContractMenu contract={contract} />
      <strong>{formatYen(contract.monthlyRent)}</strong>
    </Stack>
  ),
};
/** Customers can sort by it, but its name is shown with the lot. */
const contactElsewhere: UsageColumn = { ...contact, block: 'hidden' };

export const USAGE_COLUMNS: Readonly<Record<Viewport, readonly UsageColumn[]>> = {
  desktop: [status, parking, period, site, rent, contact, menu],
  tablet: [status, parkingAndContact, periodInShort, siteInShort, rentOfBlock, menu, contactElsewhere],
  mobile: [status, parking, periodInShort, siteInShort, rentAndMenu, contact],
};
