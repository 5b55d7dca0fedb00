import { PageLoading } from '@portal/shared/host';
import { SignInForm } from '@portal/shared/host/sign-in';
import { Navigate, NavLink, Outlet, useLocation } from '@portal/shared/router';
import {
  decideRoute,
  retrySession,
  type Session,
  type SessionFailure,
  signOut,
  useSession,
} from '@portal/shared/session';
import { type PlainMessageKey, t } from '@portal/shared/text';
import { Box, ErrorCard, Heading, HStack, Stack, Text, TextButton } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const AREA_NAMES: Readonly<Record<string, PlainMessageKey>> = {
  '/order': 'nav.order',
  '/option': 'nav.option',
  '/billing': 'nav.billing',
  '/usage': 'nav.usage',
  '/news': 'nav.news',
  '/password': 'userMenu.changePassword',
  '/mfa': 'userMenu.mfa',
  '/email-setting': 'userMenu.emailSetting',
};

const FAILURES = {
  timeout: 'session.failedTimeout',
  offline: 'session.failedOffline',
  forbidden: 'session.failedForbidden',
  error: 'session.failedError',
} as const satisfies Record<SessionFailure, PlainMessageKey>;

/** Header, guards and sign-in of a remote that runs alone. */
export function StandaloneFrame({ prefixes }: { prefixes: readonly string[] }) {
  const session = useSession();
  const location = useLocation();
  const decision = decideRoute(session, location);
  switch (decision.kind) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return (
        <Box as="main" padding="6">
          <ErrorCard title={t('session.failedTitle')} body={t(FAILURES[decision.reason])} onRetry={retrySession} />
          <SignOutButton />
        </Box>
      );
    case 'redirect':
      // A guard whose page belongs to another remote cannot be answered here.
      if (decision.to === '/login' || location.pathname === '/login' || isWithin(prefixes, decision.to))
        return <Navigate to={decision.to} state={{ returnTo: decision.returnTo }} replace />;
      break;
    case 'stay':
      if (session.state !== 'signedIn') return <SignInScreen />;
  }
  return (
    <Frame prefixes={prefixes} session={session}>
      <Outlet />
    </Frame>
  );
}

const isWithin = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

function SignInScreen() {
  return (
    <Stack as="main" gap="6" maxW="28rem" marginX="auto" padding="6">
      <Heading as="h1">{t('login.title')}</Heading>
      <SignInForm />
    </Stack>
  );
}

function SignOutButton() {
  return <TextButton onPress={() => signOut()}>{t('userMenu.logout')}</TextButton>;
}

interface FrameProps {
  prefixes: readonly string[];
  session: Session;
  children: ReactNode;
}

function Frame({ prefixes, session, children }: FrameProps) {
  const named = prefixes.flatMap((prefix) => {
    const name = AREA_NAMES[prefix];
    return name ? [{ prefix, name: t(name) }] : [];
  });
  return (
    <>
      <HStack as="header" gap="5" padding="4" borderBottomWidth="1px" flexWrap="wrap">
        <HStack as="nav" aria-label={t('nav.label')} gap="4" flex="1" flexWrap="wrap">
          {named.map(({ prefix, name }) => (
            <NavLink key={prefix} to={prefix}>
              {name}
            </NavLink>
          ))}
        </HStack>
        {session.state === 'signedIn' ? (
          <Text>{t('common.fullName', { lastName: session.user.lastName, firstName: session.user.firstName })}</Text>
        ) : null}
        <SignOutButton />
      </HStack>
      <Box as="main" id="main" padding="6">
        {children}
      </Box>
    </>
  );
}
