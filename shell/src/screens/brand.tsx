import { Box, Flex, NARROWEST_SCREEN } from '@portal/ui';
import { t } from '#text/start-t.ts';

const LINE = '7';

/** With a large font: 現場サポート above ポータル, as high as the logo. */
const IN_TWO_LINES = {
  [NARROWEST_SCREEN]: { width: '6em', fontSize: 'xs', lineHeight: '0.875rem', whiteSpace: 'normal' },
};

/** The portal's logo and name. If both do not fit side by side, the name wraps out of sight. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <Flex
      as="span"
      wrap="wrap"
      columnGap={{ base: '1.5', md: '2.5' }}
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
        data-brand-logo
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
      {isCompact ? null : (
        <Box as="span" data-brand-name css={IN_TWO_LINES}>
          {t('app.title')}
        </Box>
      )}
    </Flex>
  );
}
