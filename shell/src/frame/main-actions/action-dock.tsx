import { Box, Flex, STICKY_SCREEN } from '@portal/ui';
import { useRootMark } from '@portal/ui/host';
import { RequestActions } from './request-actions.tsx';

const SAFE = 'env(safe-area-inset-bottom, 0px)';

/**
 * The main actions at the bottom of a small screen, within reach of the thumb. The page scrolls far enough to end above
 * them.
 */
export function ActionDock() {
  useRootMark('dock');
  return (
    <>
      <Box height="var(--docked)" flexShrink="0" bg="bg.panel" _print={{ display: 'none' }} />
      <Flex
        data-docked
        _print={{ display: 'none' }}
        gap="2.5"
        paddingInline="4"
        paddingTop="2.5"
        paddingBottom={`calc(0.625rem + ${SAFE})`}
        borderTopWidth="1px"
        bg="bg.panel"
        css={{
          '& > *': { flex: 1 },
          [STICKY_SCREEN]: { position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'header' },
        }}
      >
        <RequestActions isShort />
      </Flex>
    </>
  );
}
