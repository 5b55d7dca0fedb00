import { Box, Flex } from '@portal/shared/ui';
import { t } from '#text/start-t.ts';

const LINE = '7';

/** The portal's logo and name. If both do not fit side by side, the name wraps out of sight. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <Flex
      as="span"
      wrap="wrap"
      columnGap="2.5"
      height={LINE}
      overflow="hidden"
      color="fg.brand"
      fontWeight="bold"
      fontSize="lg"
      lineHeight="1.75rem"
      whiteSpace="nowrap"
    >
      <Box
        as="span"
        aria-hidden="true"
        boxSize={LINE}
        borderRadius="md"
        bg="solid.brand"
        color="fg.onSolid"
        fontSize="md"
        textAlign="center"
        flexShrink="0"
      >
        P
      </Box>
      {isCompact ? null : <span data-brand-name>{t('app.title')}</span>}
    </Flex>
  );
}
