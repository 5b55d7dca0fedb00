import { logOut, SessionLoading, useRouteDecision } from '@portal/shared/host';
import { type Areas, menuLabel } from '@portal/shared/host/area';
import { SignInForm } from '@portal/shared/host/sign-in';
import { Navigate, NavLink, Outlet, ScrollRestoration, useLocation } from '@portal/shared/router';
import {
  retrySession,
  type Session,
  type SignedOutReason,
  sessionFailureMessage,
  signedOutNotice,
  useSession,
} from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { Box, Card, ErrorCard, Heading, HStack, Notice, Stack, Text, TextButton, trackPress } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Header, guards and sign-in of a remote that runs alone. */
export function StandaloneFrame({ areas }: { areas: Areas }) {
  const session = useSession();
  const location = useLocation();
  const decision = useRouteDecision();
  switch (decision.kind) {
    case 'loading':
      return <SessionLoading />;
    case 'failed':
      return (
        <Box as="main" padding={{ base: '4', md: '8' }}>
          <ErrorCard
            title={t('session.failedTitle')}
            body={sessionFailureMessage(decision.reason)}
            onRetry={retrySession}
            action={<SignOutButton />}
          />
        </Box>
      );
    case 'redirect':
      // A guard whose page belongs to another remote cannot be satisfied here.
      if (decision.to === '/login' || location.pathname === '/login' || isWithin(areas, decision.to))
        return <Navigate to={decision.to} state={{ returnTo: decision.returnTo }} replace />;
      break;
    case 'stay':
      if (session.state === 'signedOut') return <SignInScreen reason={session.reason} />;
  }
  return (
    <Frame areas={areas} session={session}>
      <Outlet />
    </Frame>
  );
}

const isWithin = (areas: Areas, path: string): boolean =>
  Object.keys(areas).some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

function SignInScreen({ reason }: { reason: SignedOutReason | undefined }) {
  const notice = reason && signedOutNotice(reason);
  return (
    <Stack as="main" gap="5" maxW="30rem" marginX="auto" padding={{ base: '4', md: '8' }}>
      {notice ? (
        <Notice tone={notice.tone} {...(notice.title ? { title: notice.title } : {})}>
          {notice.body}
        </Notice>
      ) : null}
      <Card>
        <Stack gap="5">
          <Heading as="h1" size="page">
            {t('login.title')}
          </Heading>
          <SignInForm />
        </Stack>
      </Card>
    </Stack>
  );
}

const SignOutButton = () => <TextButton onPress={logOut}>{t('userMenu.logout')}</TextButton>;

const CURRENT_AREA = { '&[aria-current=page]': { fontWeight: 'bold', textDecoration: 'underline' } };

interface FrameProps {
  areas: Areas;
  session: Session;
  children: ReactNode;
}

function Frame({ areas, session, children }: FrameProps) {
  const links = Object.entries(areas).filter(([, { menu }]) => menu !== undefined);
  return (
    <>
      <HStack
        as="header"
        minHeight="16"
        columnGap="5"
        flexWrap="wrap"
        paddingX={{ base: '4', md: '8' }}
        borderBottomWidth="1px"
        bg="bg.panel"
      >
        <HStack as="nav" aria-label={t('nav.label')} columnGap="5" flex="1">
          {links.map(([prefix, area]) => (
            <Box asChild paddingY="3" color="fg.brand" css={CURRENT_AREA} key={prefix}>
              <NavLink to={prefix} onClick={(event) => trackPress('link', event.currentTarget, menuLabel(area))}>
                {menuLabel(area)}
              </NavLink>
            </Box>
          ))}
        </HStack>
        {session.state === 'signedIn' ? (
          <Text>{t('common.fullName', { lastName: session.user.lastName, firstName: session.user.firstName })}</Text>
        ) : null}
        <SignOutButton />
      </HStack>
      <main>{children}</main>
      <ScrollRestoration />
    </>
  );
}
