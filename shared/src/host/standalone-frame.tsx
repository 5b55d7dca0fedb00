import { PageLoading, useDialogs, useRouteDecision } from '@portal/shared/host';
import { SignInForm } from '@portal/shared/host/sign-in';
import { Navigate, NavLink, Outlet, ScrollRestoration, useLocation } from '@portal/shared/router';
import {
  retrySession,
  type Session,
  type SignedOutReason,
  sessionFailureMessage,
  signOut,
  useSession,
} from '@portal/shared/session';
import { type PlainMessageKey, t } from '@portal/shared/text';
import { Box, Card, ErrorCard, Heading, HStack, Notice, Stack, Text, TextButton } from '@portal/shared/ui';
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

/** Header, guards and sign-in of a remote that runs alone. */
export function StandaloneFrame({ prefixes }: { prefixes: readonly string[] }) {
  const session = useSession();
  const location = useLocation();
  const decision = useRouteDecision();
  switch (decision.kind) {
    case 'loading':
      return <PageLoading />;
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
      // A guard whose page belongs to another remote cannot be answered here.
      if (decision.to === '/login' || location.pathname === '/login' || isWithin(prefixes, decision.to))
        return <Navigate to={decision.to} state={{ returnTo: decision.returnTo }} replace />;
      break;
    case 'stay':
      if (session.state === 'signedOut') return <SignInScreen reason={session.reason} />;
  }
  return (
    <Frame prefixes={prefixes} session={session}>
      <Outlet />
    </Frame>
  );
}

const isWithin = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const ENDED: Readonly<Record<SignedOutReason, PlainMessageKey>> = {
  customer: 'userMenu.loggedOut',
  expired: 'session.expiredBody',
  disabled: 'session.accountDisabled',
  otherTab: 'userMenu.loggedOutOtherTab',
};

function SignInScreen({ reason }: { reason: SignedOutReason | undefined }) {
  return (
    <Stack as="main" gap="5" maxW="30rem" marginX="auto" padding={{ base: '4', md: '8' }}>
      {reason ? <Notice tone="info">{t(ENDED[reason])}</Notice> : null}
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

function SignOutButton() {
  const { error } = useDialogs();
  const leave = async () => {
    const { failed } = await signOut();
    if (failed) await error({ title: t('userMenu.logoutFailedTitle'), message: t('userMenu.logoutFailedBody') });
  };
  return <TextButton onPress={leave}>{t('userMenu.logout')}</TextButton>;
}

const CURRENT_AREA = { '&[aria-current=page]': { fontWeight: 'bold', textDecoration: 'underline' } };

interface FrameProps {
  prefixes: readonly string[];
  session: Session;
  children: ReactNode;
}

function Frame({ prefixes, session, children }: FrameProps) {
  const areas = prefixes.flatMap((prefix) => {
    const name = AREA_NAMES[prefix];
    return name ? [{ to: prefix, label: t(name) }] : [];
  });
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
          {areas.map(({ to, label }) => (
            <Box asChild paddingY="3" color="fg.brand" css={CURRENT_AREA} key={to}>
              <NavLink to={to}>{label}</NavLink>
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
