import { Box } from '@portal/shared/ui';
import { t } from '#text/t.ts';

export const CONTENT_ID = 'content';

/** First stop of the keyboard on every page: past the header. */
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
      transform={{ base: 'translateY(-200%)', _focus: 'none' }}
    >
      <a
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // The address stays the page's own: only the focus moves.
          event.preventDefault();
          document.getElementById(CONTENT_ID)?.focus();
        }}
      >
        {t('common.skipToContent')}
      </a>
    </Box>
  );
}
