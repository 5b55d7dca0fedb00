import { logOut } from '@portal/platform/host';
import { type Areas, menuLabel } from '@portal/platform/registry/area';
import { NavLink } from '@portal/platform/router';
import { isBlockedByGuard, type Session } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { Box, HStack, Text, TextButton, trackPress } from '@portal/ui';

const CURRENT_AREA = { '&[aria-current=page]': { fontWeight: 'bold', textDecoration: 'underline' } };

export const SignOutButton = () => <TextButton onPress={logOut}>{t('userMenu.logout')}</TextButton>;

/** Links to the remote's own areas, unless a guard holds; the signed-in customer; the sign-out. */
export function StandaloneHeader({ areas, session }: { areas: Areas; session: Session }) {
  const links = Object.entries(areas).filter(([, { menu }]) => menu !== undefined);
  return (
    <HStack
      as="header"
      minHeight="16"
      columnGap="5"
      flexWrap="wrap"
      paddingX={{ base: '4', md: '8' }}
      borderBottomWidth="1px"
      bg="bg.panel"
    >
      {isBlockedByGuard(session) ? (
        <Box flex="1" />
      ) : (
        <HStack as="nav" aria-label={t('nav.label')} columnGap="5" flex="1" flexWrap="wrap">
          {links.map(([prefix, area]) => (
            <Box asChild paddingY="3" color="fg.brand" css={CURRENT_AREA} key={prefix}>
              <NavLink to={prefix} onClick={(event) => trackPress('link', event.currentTarget, menuLabel(area))}>
                {menuLabel(area)}
              </NavLink>
            </Box>
          ))}
        </HStack>
      )}
      {session.state === 'signedIn' ? (
        <Text>{t('common.fullName', { lastName: session.user.lastName, firstName: session.user.firstName })}</Text>
      ) : null}
      <SignOutButton />
    </HStack>
  );
}
