import type { User } from '@portal/shared/contract/user';
import { Link } from '@portal/shared/router';
import { Box, Flex, MenuIcon, trackPress, useViewport, VisuallyHidden } from '@portal/shared/ui';
import { Brand } from '#screen/brand.tsx';
import { t } from '#text/t.ts';
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
    <Flex
      as="header"
      data-header
      align="center"
      gap={{ base: '1.5', md: '3', lg: '7' }}
      height={{ base: '14', md: '16' }}
      paddingInline={{ base: '2', md: '4', lg: '8' }}
      position="sticky"
      top="var(--strip)"
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      {viewport === 'mobile' ? (
        <MobileBar user={user} isHeld={isHeld} />
      ) : (
        <WideBar user={user} isHeld={isHeld} isTablet={viewport === 'tablet'} />
      )}
    </Flex>
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
      {/* As wide as it can become, so that the name beside it stays when the count arrives. */}
      <Flex marginInlineStart="auto" minWidth="4.25rem" flexShrink="0" justify="flex-end">
        {isHeld ? null : <UnreadLink />}
      </Flex>
    </>
  );
}

/** Looks like the button that comes in its place. */
const MenuWaiting = () => (
  <Flex boxSize="control" flexShrink="0" align="center" justify="center" color="fg.muted">
    <MenuIcon size={20} />
  </Flex>
);

/** The name is shown where it fits beside everything that is still to come, not where it fits at the moment. */
const NAME_IN_DESKTOP_HEADER = {
  '@media (min-width: 1201px) and (width < 1352px)': { '& [data-brand-name]': { display: 'none' } },
};

function HomeLink({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      minHeight="control"
      minWidth="7"
      flexShrink={{ md: 0 }}
      textDecoration="none"
      css={NAME_IN_DESKTOP_HEADER}
    >
      <Link to="/" onClick={(event) => trackPress('link', event.currentTarget, t('header.logoAlt'))}>
        <Brand isCompact={isCompact} />
        <VisuallyHidden>{t('header.logoAlt')}</VisuallyHidden>
      </Link>
    </Box>
  );
}
