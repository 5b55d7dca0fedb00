import type { User } from '@portal/shared/contract/user';
import { Link } from '@portal/shared/router';
import { Flex, trackPress, useViewport, VisuallyHidden } from '@portal/shared/ui';
import { Brand } from '#screen/brand.tsx';
import { t } from '#text/t.ts';
import { HeaderBar, HomePlace, MenuWaiting, UnreadPlace } from './header-bar.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { RequestActions } from './request-actions.tsx';
import { UnreadLink } from './unread-link.tsx';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  /** Not known while the session is being read: everything else stands in its place already. */
  user: User | undefined;
  /** While a guard holds, the only link is the sign-out. */
  isHeld: boolean;
}

/** [2.59] */
export function Header({ user, isHeld }: HeaderProps) {
  const viewport = useViewport();
  return (
    <HeaderBar>
      {viewport === 'mobile' ? (
        <MobileBar user={user} isHeld={isHeld} />
      ) : (
        <WideBar user={user} isHeld={isHeld} isTablet={viewport === 'tablet'} />
      )}
    </HeaderBar>
  );
}

function WideBar({ user, isHeld, isTablet }: HeaderProps & { isTablet: boolean }) {
  return (
    <>
      <HomeLink isCompact={isTablet} />
      {isHeld ? null : <MainNav look="bar" />}
      {user ? (
        <Flex align="center" gap="2.5" marginInlineStart="auto" flexShrink="0">
          {isHeld ? null : <RequestActions isShort={isTablet} />}
          <UserMenu user={user} isHeld={isHeld} isCompact={isTablet} />
        </Flex>
      ) : null}
    </>
  );
}

function MobileBar({ user, isHeld }: HeaderProps) {
  return (
    <>
      {user ? <MobileMenu user={user} isHeld={isHeld} /> : <MenuWaiting />}
      <HomeLink />
      <UnreadPlace>{isHeld ? null : <UnreadLink />}</UnreadPlace>
    </>
  );
}

function HomeLink({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <HomePlace>
      <Link to="/" onClick={(event) => trackPress('link', event.currentTarget, t('header.logoAlt'))}>
        <Brand isCompact={isCompact} />
        <VisuallyHidden>{t('header.logoAlt')}</VisuallyHidden>
      </Link>
    </HomePlace>
  );
}
