import { usePageView } from '@portal/platform/host';
import { Outlet, ScrollRestoration, useLocation } from '@portal/platform/router';
import { isBlockedByGuard, useSession } from '@portal/platform/session';
import { Flex, PageSkeleton, useViewport } from '@portal/ui';
import { useSessionWait } from '@portal/ui/host';
import { useDeferredValue } from 'react';
import { usePortal } from '#federation/portal/portal.ts';
import { FramePart } from '#frame/frame-part.tsx';
import { FallbackHeader, Header } from '#frame/header/header.tsx';
import { belowHeader } from '#frame/header/header-bar.tsx';
import { ActionDock } from '#frame/main-actions/action-dock.tsx';
import { isHomeOrList } from '#frame/menu/nav-items.ts';
import { NewsPopup } from '#news-popup/news-popup.tsx';
import { Footer } from './footer.tsx';
import { PageMain } from './page-main.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/**
 * The frame around every page behind sign-in. It is shown while the session is being read, so that nothing jumps. It
 * does not read the address, or every move would render all of it.
 */
export function PortalLayout({ isWaiting = false }: { isWaiting?: boolean }) {
  const session = useSession();
  const isMobile = useViewport() === 'mobile';
  const user = session.state === 'signedIn' ? session.user : undefined;
  const isBlocked = isBlockedByGuard(session);
  const mayShow = user !== undefined && !isWaiting;
  // Deferred: page and header are rendered in slices when the customer is known. At a sign-out both go at once.
  const isKnown = useDeferredValue(user !== undefined);
  const isDue = useDeferredValue(mayShow);
  const isShown = mayShow && isDue;
  return (
    <Flex direction="column" minHeight="100dvh" css={belowHeader}>
      <SkipLink />
      <FramePart instead={<FallbackHeader />}>
        <Header user={isKnown ? user : undefined} isBlocked={isBlocked} />
      </FramePart>
      <PageMain id={CONTENT_ID} tabIndex={-1}>
        {isShown ? <ShownPage /> : <WaitingPage />}
      </PageMain>
      <FramePart>
        <Footer />
      </FramePart>
      <FramePart>{isMobile && isShown && !isBlocked ? <DockOfLists /> : null}</FramePart>
      <FramePart>{isShown && !isBlocked ? <NewsPopup /> : null}</FramePart>
      <ScrollRestoration />
    </Flex>
  );
}

/** Other pages have main actions of their own. */
function DockOfLists() {
  const { areas } = usePortal();
  const { pathname } = useLocation();
  return isHomeOrList(areas, pathname) ? <ActionDock /> : null;
}

/** A page is counted once it is shown: not before the customer is known, and not if a guard leads elsewhere. */
function ShownPage() {
  usePageView();
  return <Outlet />;
}

const WaitingPage = () => <PageSkeleton {...useSessionWait()} />;
