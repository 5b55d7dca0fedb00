import { Grid, Heading } from '@portal/ui';
import { EstimateCard } from './estimate-card.tsx';
import { type EstimateRowsProps, shownGroups } from './estimate-rows.ts';

/** For small screens: each estimate is a card, on a tablet in two columns. */
export const EstimateCards = ({ rows, ...row }: EstimateRowsProps) =>
  shownGroups(rows).map(({ group, heading, estimates }) => (
    <section key={group} aria-labelledby={`estimates-${group}`}>
      <Heading
        as="h3"
        id={`estimates-${group}`}
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="1.5"
        bg="bg.neutral"
        fontSize="sm"
      >
        {heading}
      </Heading>
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        css={{ '& > li': { borderTopWidth: '1px', _odd: { borderInlineEndWidth: { base: '0', md: '1px' } } } }}
      >
        {estimates.map((estimate) => (
          <EstimateCard key={estimate.id} estimate={estimate} {...row} />
        ))}
      </Grid>
    </section>
  ));
