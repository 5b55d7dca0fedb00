import { Box, Flex, Text, TextButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';

interface ArrivalsBarProps {
  /** The number of estimates that wait to be shown. */
  count: number;
  onShow: () => void;
}

/**
 * Estimates that arrive later wait here until the customer asks for them. The space is always kept; otherwise it says
 * how the list is sorted.
 */
export const ArrivalsBar = ({ count, onShow }: ArrivalsBarProps) => (
  <Box role="status" minHeight={{ base: '3.25rem', md: 'control' }} marginBottom="2">
    {count > 0 ? (
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        paddingInlineStart="4"
        paddingInlineEnd="1"
        borderRadius="md"
        bg="bg.brand"
        fontSize="sm"
      >
        <span>{t('estimate.arrived', { count })}</span>
        <TextButton onPress={onShow}>{t('estimate.show')}</TextButton>
      </Flex>
    ) : (
      <Text tone="muted">{t('estimate.sortedNote')}</Text>
    )}
  </Box>
);
