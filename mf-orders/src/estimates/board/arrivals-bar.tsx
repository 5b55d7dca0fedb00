import { Box, Flex, Text, TextButton } from '@portal/ui';
import type { EstimateSort } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

interface ArrivalsBarProps {
  /** The number of estimates that wait to be shown. */
  arrived: number;
  /** The number of estimates that others have answered, or that were withdrawn, since they were shown. */
  outdated: number;
  /** null: there is nothing that could be sorted. */
  sort: EstimateSort | null;
  onShow: () => void;
}

const NOTE = { near: 'estimate.sortedNear', cheap: 'estimate.sortedCheap' } as const;

/** Changes wait here until the customer wants to see them. Otherwise the bar says how the list is sorted. */
export function ArrivalsBar({ arrived, outdated, sort, onShow }: ArrivalsBarProps) {
  const hasNews = arrived > 0 || outdated > 0;
  return (
    <Box role="status" paddingInline={{ base: '3', md: '3' }} paddingBottom="2.5">
      <Flex
        align="center"
        gap="2.5"
        minHeight={{ base: '3.25rem', md: 'control' }}
        paddingInlineStart={{ base: '1', md: '2' }}
        borderRadius="md"
        fontSize="sm"
        {...(hasNews && { bg: 'bg.brand', paddingInlineStart: { base: '3', md: '3.5' } })}
      >
        {hasNews ? (
          <>
            <Box boxSize="2" flexShrink="0" borderRadius="full" bg="solid.brand" aria-hidden="true" />
            <span>{arrived > 0 ? t('estimate.arrived', { count: arrived }) : t('estimate.changed')}</span>
            <Box marginInlineStart="auto">
              <TextButton size="sm" onPress={onShow}>
                {t('estimate.show')}
              </TextButton>
            </Box>
          </>
        ) : sort ? (
          <Text tone="muted">{t(NOTE[sort])}</Text>
        ) : null}
      </Flex>
    </Box>
  );
}
