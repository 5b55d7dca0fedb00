import type { Order } from '@portal/contract/order';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { AddressText, Box, DescriptionList, Heading, SkeletonText, Stack } from '@portal/ui';
import { PlaceActions } from '@portal/ui/lot';
import { carsText } from '#orders/order/cars-text.ts';
import { periodText } from '#orders/order/period-text.ts';
import { Rent } from '#orders/order/rent.tsx';
import { t } from '#text/t.ts';

interface PapersFactsProps {
  order: Order;
  /** undefined: it is still being read; null: it could not be read. */
  estimate: NumberedEstimate | null | undefined;
}

/** What the contract is about, so that nobody has to open the PDF to see it. */
export const PapersFacts = ({ order, estimate }: PapersFactsProps) => (
  <Stack gap="3">
    <Heading as="h3" size="item">
      {t('contract.facts')}
    </Heading>
    <DescriptionList
      size="narrow"
      items={[
        ...(estimate === null
          ? []
          : [
              {
                term: t('estimate.rent'),
                description: estimate ? <Rent monthlyRent={estimate.monthlyRent} /> : <SkeletonText lines={1} />,
              },
            ]),
        { term: t('order.columnPeriod'), description: periodText(order) },
        { term: t('contract.cars'), description: carsText(order) },
        ...(estimate === null
          ? []
          : [
              {
                term: t('contract.address'),
                description: estimate ? <AddressText address={estimate.address} /> : <SkeletonText lines={1} />,
              },
            ]),
      ]}
    />
    {estimate === null ? null : (
      // In line with the facts, without the padding of the actions.
      <Box minHeight="control" marginInlineStart="-2">
        {estimate ? (
          <PlaceActions address={estimate.address} location={estimate.location} lotName={estimate.parkingName} />
        ) : null}
      </Box>
    )}
  </Stack>
);
