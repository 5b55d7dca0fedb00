import { Box, Heading } from '@portal/ui';
import { EstimateCard } from './estimate-card.tsx';
import { type EstimateRowsProps, shownGroups } from './estimate-rows.ts';

/** For small screens: each estimate is a card, on a tablet with blocks side by side. */
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
      <Box as="ul" css={{ '& > li + li > *': { borderTopWidth: '1px' } }}>
        {estimates.map((estimate) => (
          <EstimateCard key={estimate.id} estimate={estimate} {...row} />
        ))}
      </Box>
    </section>
  ));
