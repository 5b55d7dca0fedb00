import { Box, Flex, NARROWEST_SCREEN, RangeText } from '@portal/ui';

/** Names with their values, as many side by side as fit; on a phone below each other. */
export const MonthlyFacts = ({ items }: { items: readonly { term: string; description: string }[] }) => (
  <Flex
    as="dl"
    direction={{ base: 'column', md: 'row' }}
    wrap="wrap"
    columnGap="6"
    rowGap="1"
    fontSize="sm"
    flex={{ base: '1 1 100%', lg: '0 1 29rem' }}
    order={{ base: 1, md: 2, lg: 1 }}
  >
    {items.map(({ term, description }) => (
      <Flex key={term} columnGap="2" css={{ [NARROWEST_SCREEN]: { flexWrap: 'wrap' } }}>
        <Box as="dt" color="fg.muted" minWidth={{ base: '6em', md: 'auto' }} whiteSpace="nowrap">
          {term}
        </Box>
        <Box as="dd" fontWeight="bold" fontVariantNumeric="tabular-nums">
          <RangeText text={description} />
        </Box>
      </Flex>
    ))}
  </Flex>
);
