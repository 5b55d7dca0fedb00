import type { Order } from '@portal/contract/order';
import { useSession } from '@portal/platform/session';
import { daysInPeriod, formatInstantShort, formatNumber } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { AddressText, Box, DescriptionList, Flex, Heading, ON_LANDSCAPE, Stack, Text, UserText } from '@portal/ui';
import { useState } from 'react';
import type { EstimateMarkKind } from '#estimates/estimate/estimate-marks.ts';
import type { EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import { automobileTypeLabel } from '#orders/order/automobile-type.ts';
import { carsText } from '#orders/order/cars-text.ts';
import { personText } from '#orders/order/contact-name.ts';
import { periodText } from '#orders/order/period-text.ts';
import { useNotes } from '#text/provider-words.ts';
import { t } from '#text/t.ts';
import { ComparisonMap } from './comparison-map.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** Two facts on a line. */
const PAIRS_ON_PAPER = {
  gridTemplateColumns: '4rem minmax(0, 1fr) 4rem minmax(0, 1fr)',
  rowGap: '0.5',
  columnGap: '3',
  fontSize: '2xs',
};

/** The sheet has no groups: its rows are those that wait first, then what is agreed. */
const SORTED = { near: 'comparison.sortedNear', cheap: 'comparison.sortedCheap' } as const;

const SMALL = { base: 'xs', _print: '2xs' };

const SEALS = ['comparison.seal1', 'comparison.seal2', 'comparison.seal3', 'comparison.seal4'] as const;

interface ComparisonSheetProps {
  order: Order;
  estimates: readonly NumberedEstimate[];
  /** The estimates of the order that are not on the sheet. */
  leftOut: readonly NumberedEstimate[];
  marksOf: (estimate: NumberedEstimate) => readonly EstimateMarkKind[];
  sort: EstimateSort;
}

/** Facts, map, reason and seals around the table: one sheet of A4, landscape, for up to six estimates. */
export function ComparisonSheet({ order, estimates, leftOut, marksOf, sort }: ComparisonSheetProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      padding={{ base: '4', md: '6' }}
      fontSize="sm"
      lineHeight="1.5"
      // On paper the seals stand beside the page's heading.
      _print={{ borderWidth: 0, padding: 0, marginTop: '-2rem', fontSize: 'xs', printColorAdjust: 'exact' }}
      css={{ ...ON_LANDSCAPE, _print: { '& dl': PAIRS_ON_PAPER } }}
    >
      <Stack gap="4" css={{ _print: { gap: '1.5' } }}>
        <Flex wrap="wrap" justify="space-between" align="end" gap="4" css={{ _print: { flexWrap: 'nowrap' } }}>
          <SheetName order={order} />
          <Seals />
        </Flex>
        <Flex wrap="wrap" gap="4" align="stretch">
          <Stack gap="3" flex="1 1 26rem" minWidth="0">
            <SheetFacts order={order} />
            <Box
              flexGrow="1"
              minHeight={{ base: '5rem', _print: '3.5rem' }}
              borderWidth="1px"
              borderColor="fg.muted"
              padding="2"
            >
              {t('comparison.reason')}
            </Box>
          </Stack>
          <ComparisonMap order={order} estimates={estimates} />
        </Flex>
        <ComparisonTable estimates={estimates} marksOf={marksOf} />
        <Text tone="muted" fontSize={SMALL}>
          {[t(SORTED[sort]), t('comparison.marks'), leftOutText(leftOut)].join('')}
        </Text>
        <SheetFoot />
      </Stack>
    </Box>
  );
}

/** Counts the estimates that are not on the sheet, by what became of them; empty if there are none. */
function leftOutText(estimates: readonly NumberedEstimate[]): string {
  const countOf = (...states: readonly string[]) => estimates.filter(({ status }) => states.includes(status)).length;
  const rejected = countOf('rejected');
  const aborted = countOf('aborted');
  const others = estimates.length - rejected - aborted;
  const parts = [
    rejected > 0 ? t('comparison.leftOutRejected', { count: rejected }) : '',
    aborted > 0 ? t('comparison.leftOutAborted', { count: aborted }) : '',
    others > 0 ? t('comparison.leftOutOthers', { count: others }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? t('comparison.leftOut', { estimates: parts.join('・') }) : '';
}

function SheetName({ order }: Pick<ComparisonSheetProps, 'order'>) {
  const session = useSession();
  return (
    // On paper it is below the page's heading, however long it is.
    <Box minWidth="0" _print={{ paddingTop: '5' }}>
      {session.state === 'signedIn' ? (
        <Text tone="muted">
          <UserText>{session.user.companyName}</UserText>
        </Text>
      ) : null}
      <Heading size="section" css={{ _print: { fontSize: 'md' } }}>
        <UserText>{order.name}</UserText>
      </Heading>
    </Box>
  );
}

/** Boxes in which those who approve put their seals. */
const Seals = () => (
  <Flex as="ul" width="18rem" maxWidth="full" flexShrink="0" css={{ '& > li + li': { borderInlineStartWidth: 0 } }}>
    {SEALS.map((seal) => (
      <Box as="li" key={seal} flex="1 1 0" minWidth="0" borderWidth="1px" borderColor="fg.muted" textAlign="center">
        <Box borderBottomWidth="1px" borderColor="fg.muted" bg="bg.neutral" fontWeight="bold" fontSize="xs">
          {t(seal)}
        </Box>
        <Box height="3.25rem" />
      </Box>
    ))}
  </Flex>
);

const SheetFacts = ({ order }: Pick<ComparisonSheetProps, 'order'>) => (
  <DescriptionList
    size="double"
    items={[
      { term: t('order.columnAddress'), description: <AddressText address={order.address} /> },
      { term: t('order.columnId'), description: order.id },
      { term: t('order.columnPeriod'), description: periodText(order) },
      {
        term: t('comparison.days'),
        description: t('comparison.daysCount', { days: formatNumber(daysInPeriod(order.startDate, order.endDate)) }),
      },
      { term: t('orderCreate.numberOfCars'), description: carsWithKind(order) },
      { term: t('comparison.requester'), description: <UserText>{personText(order.contact)}</UserText> },
    ]}
  />
);

function carsWithKind(order: Order): string {
  const kind = automobileTypeLabel(order.automobileType);
  return kind ? t('order.carsBefore', { cars: carsText(order) }) + kind : carsText(order);
}

/** What the provider says of the rents, on a line that has room for it; who made the sheet, and as of when. */
function SheetFoot() {
  const session = useSession();
  const { rentNote } = useNotes();
  const [madeAt] = useState(() => new Date().toISOString());
  if (session.state !== 'signedIn') return null;
  const { contactId: id, lastName, firstName, department = null } = session.user;
  return (
    <Flex
      direction={{ base: 'column', md: 'row', _print: 'row' }}
      justify="space-between"
      columnGap="4"
      rowGap="1"
      borderTopWidth="1px"
      paddingTop={{ base: '2', _print: '0.5' }}
      fontSize={SMALL}
      color="fg.muted"
    >
      <span>{t('app.title')}</span>
      {rentNote ? <span>{rentNote}</span> : null}
      <UserText>
        {t('comparison.madeBy', {
          name: personText({ id, lastName, firstName, department }),
          when: formatInstantShort(madeAt),
        })}
      </UserText>
    </Flex>
  );
}
