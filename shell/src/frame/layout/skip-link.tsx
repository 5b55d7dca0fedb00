import { Box, trackPress } from '@portal/ui';
import { t } from '#text/t.ts';

export const CONTENT_ID = 'content';

/** The first stop of the keyboard on every page: skips the header. */
export function SkipLink() {
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      left="2"
      zIndex="bar"
      padding="3"
      borderRadius="md"
      bg="bg.panel"
      _print={{ display: 'none' }}
      transform={{ base: 'translateY(-200%)', _focus: 'none' }}
    >
      <a
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // The address stays the same: only the focus moves.
          event.preventDefault();
          trackPress('link', event.currentTarget);
          document.getElementById(CONTENT_ID)?.focus();
        }}
      >
        {t('common.skipToContent')}
      </a>
    </Box>
  );
}
