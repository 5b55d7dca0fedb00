import { Outlet, ScrollRestoration, useLocation } from '@portal/shared/router';
import { isHeldByGuard, useSession } from '@portal/shared/session';
import { Box, Flex, useViewport } from '@portal/shared/ui';
import { NewsPopup } from '#news-popup/news-popup.tsx';
import { usePortal } from '#portal/portal.ts';
import { ActionDock } from './action-dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isHomeOrList } from './nav-items.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { usePageView } from './use-page-view.ts';

const BELOW_HEADER = { base: 'calc(100svh - 3.5rem)', md: 'calc(100svh - 4rem)' };

/** The frame around every page behind sign-in. */
export function PortalLayout() {
  const session = useSession();
  const { areas } = usePortal();
  const { pathname } = useLocation();
  const isMobile = useViewport() === 'mobile';
  usePageView();
  if (session.state !== 'signedIn') return null;

  const isHeld = isHeldByGuard(session);
  const isDocked = isMobile && !isHeld && isHomeOrList(areas, pathname);
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink />
      <Header user={session.user} isHeld={isHeld} />
      {/* The footer begins below the screen, so content that arrives does not move it. */}
      <Box as="main" id={CONTENT_ID} tabIndex={-1} flex="1" minHeight={BELOW_HEADER} outline="none">
        <Outlet />
      </Box>
      <Footer />
      {isDocked ? <ActionDock /> : null}
      {isHeld ? null : <NewsPopup />}
      <ScrollRestoration />
    </Flex>
  );
}
