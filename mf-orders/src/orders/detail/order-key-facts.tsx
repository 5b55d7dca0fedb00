import type { Order } from '@portal/contract/order';
import { AddressText, Box, Flex, RangeText, useViewport } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import type { ReactNode } from 'react';
import { automobileTypeLabel } from '#orders/order/automobile-type.ts';
import { carsText } from '#orders/order/cars-text.ts';
import { periodText } from '#orders/order/period-text.ts';
import { t } from '#text/t.ts';

/** The facts with which customers compare estimates, in one line; on a phone below each other. */
export const OrderKeyFacts = ({ order }: { order: Order }) => (
  <Flex
    as="dl"
    // A column that wraps is as wide as its widest line.
    wrap={{ md: 'wrap' }}
    direction={{ base: 'column', md: 'row' }}
    columnGap="7"
    rowGap="1"
    fontSize="sm"
  >
    <Fact term={t('order.columnAddress')}>
      <Flex columnGap="2" align="center" wrap="wrap">
        {/* On a phone the icons stand beside it, and below it with a large font. */}
        <Box flex={{ base: '1 1 6rem', md: '0 1 auto' }} minWidth="0">
          <AddressText address={order.address} />
        </Box>
        {/* No higher than a line. */}
        <Box marginBlock="-2.5" marginInlineStart={{ base: 'auto', md: '0' }} fontWeight="normal">
          <PlaceActions
            address={order.address}
            location={order.location}
            look={useViewport() === 'desktop' ? 'words' : 'largeIcons'}
          />
        </Box>
      </Flex>
    </Fact>
    <Fact term={t('order.columnPeriod')}>
      <RangeText text={periodText(order)} />
    </Fact>
    <Fact term={t('order.cars')}>
      {order.numberOfCars === null ? null : (
        <>
          <span>{t('order.carsBefore', { cars: carsText(order) })}</span>
          <wbr />
        </>
      )}
      <span>{automobileTypeLabel(order.automobileType)}</span>
    </Fact>
  </Flex>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Flex gap="2.5" minWidth="0">
    <Box as="dt" flexShrink="0" width={{ base: '5.25rem', md: 'auto' }} color="fg.muted">
      {term}
    </Box>
    <Box as="dd" flexGrow={{ base: 1, md: 0 }} minWidth="0" fontWeight="bold" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Flex>
);
