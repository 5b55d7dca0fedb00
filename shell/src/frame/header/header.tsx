import type { User } from '@portal/contract/user';
import { Link } from '@portal/platform/router';
import { Flex, trackPress, useViewport, VisuallyHidden } from '@portal/ui';
import { FramePart } from '#frame/frame-part.tsx';
import { RequestActions } from '#frame/main-actions/request-actions.tsx';
import { MainNav } from '#frame/menu/main-nav.tsx';
import { NotificationLink } from '#frame/menu/notification-link.tsx';
import { Brand } from '#screens/brand.tsx';
import { t } from '#text/t.ts';
import { HeaderBar, HomeLinkSlot, MenuButtonPlaceholder, UnreadSlot } from './header-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  /** Undefined while the session is being read; the rest of the header is shown already. */
  user: User | undefined;
  /** While a guard holds, the only link is the sign-out. */
  isBlocked: boolean;
}

/** [2.59] */
export function Header({ user, isBlocked }: HeaderProps) {
  const viewport = useViewport();
  return (
    <HeaderBar>
      {viewport === 'mobile' ? (
        <MobileBar user={user} isBlocked={isBlocked} />
      ) : (
        <WideBar user={user} isBlocked={isBlocked} isTablet={viewport === 'tablet'} />
      )}
    </HeaderBar>
  );
}

/** A way home if the header cannot be rendered: it opens a new document. */
export const FallbackHeader = () => (
  <HeaderBar>
    <HomeLinkSlot>
      <a href="/">
        <HomeName />
      </a>
    </HomeLinkSlot>
  </HeaderBar>
);

function WideBar({ user, isBlocked, isTablet }: HeaderProps & { isTablet: boolean }) {
  return (
    <>
      <HomeLink isCompact={isTablet} />
      <FramePart>{isBlocked ? null : <MainNav look="bar" />}</FramePart>
      {user ? (
        <Flex align="center" gap={{ md: '1', lg: '2.5' }} marginInlineStart="auto" flexShrink="0">
          <FramePart>{isBlocked ? null : <RequestActions isShort={isTablet} />}</FramePart>
          <FramePart>{isBlocked ? null : <NotificationLink isMobile={false} />}</FramePart>
          <FramePart>
            <UserMenu user={user} isBlocked={isBlocked} isCompact={isTablet} />
          </FramePart>
        </Flex>
      ) : null}
    </>
  );
}

function MobileBar({ user, isBlocked }: HeaderProps) {
  return (
    <>
      <FramePart>{user ? <MobileMenu user={user} isBlocked={isBlocked} /> : <MenuButtonPlaceholder />}</FramePart>
      <HomeLink />
      <UnreadSlot>
        <FramePart>{isBlocked ? null : <NotificationLink isMobile />}</FramePart>
      </UnreadSlot>
    </>
  );
}

function HomeLink({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <HomeLinkSlot>
      <Link to="/" onClick={(event) => trackPress('link', event.currentTarget, t('header.logoAlt'))}>
        <HomeName isCompact={isCompact} />
      </Link>
    </HomeLinkSlot>
  );
}

const HomeName = ({ isCompact = false }: { isCompact?: boolean }) => (
  <>
    <Brand isCompact={isCompact} />
    <VisuallyHidden>{t('header.logoAlt')}</VisuallyHidden>
  </>
);
