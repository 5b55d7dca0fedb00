import { t } from '@portal/shared/text';
import { Box, Flex } from '@portal/shared/ui';

/** The portal's sign and name. Where the name does not fit it stays for those who listen. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <Flex as="span" align="center" gap="2.5" color="fg.brand" fontWeight="bold" fontSize="lg" whiteSpace="nowrap">
      <Box
        as="span"
        aria-hidden="true"
        display="grid"
        placeItems="center"
        boxSize="7"
        borderRadius="md"
        bg="solid.brand"
        color="fg.onSolid"
        fontSize="md"
        flexShrink="0"
      >
        P
      </Box>
      {isCompact ? null : t('app.title')}
    </Flex>
  );
}
