import { usePageTitle } from '@portal/platform';
import { usePageView, useRouteDecision } from '@portal/platform/host';
import type { Areas } from '@portal/platform/registry/area';
import { Navigate, Outlet, ScrollRestoration, useLocation } from '@portal/platform/router';
import { retrySession, type SessionFailure, sessionFailureMessage, useSession } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { Box, ErrorCard } from '@portal/ui';
import { SessionLoading } from '@portal/ui/host';
import type { ReactNode } from 'react';
import { ElsewherePage } from './elsewhere-page.tsx';
import { isWithin, type Neighbours } from './neighbours.ts';
import { useScenarioState } from './scenario-state.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignOutButton, StandaloneHeader } from './standalone-header.tsx';

interface StandaloneFrameProps {
  areas: Areas;
  neighbours: Neighbours;
}

/** Header, guards and sign-in of a remote that runs alone. As in the shell, no part of a page is mounted behind a guard. */
export function StandaloneFrame({ areas, neighbours }: StandaloneFrameProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const { isStarting } = useScenarioState();
  const decision = useRouteDecision();
  const framed = (page: ReactNode) => (
    <>
      <StandaloneHeader areas={areas} session={session} />
      <main>{page}</main>
      <ScrollRestoration />
    </>
  );
  if (isStarting) return <SessionLoading />;
  switch (decision.kind) {
    case 'loading':
      return <SessionLoading />;
    case 'failed':
      return <SessionFailed reason={decision.reason} />;
    case 'redirect': {
      const { to, returnTo } = decision;
      const isHere = to === '/login' || Object.keys(areas).some((prefix) => isWithin(prefix, to));
      // From the login back to the requested page, where the guards decide.
      if (isHere || pathname === '/login')
        return <Navigate to={to} replace state={returnTo === undefined ? null : { returnTo }} />;
      return framed(<ElsewherePage path={to} neighbours={neighbours} />);
    }
    case 'stay':
      if (session.state === 'signedOut') return <SignInScreen reason={session.reason} />;
      return framed(<ShownPage />);
  }
}

function ShownPage() {
  usePageView();
  return <Outlet />;
}

function SessionFailed({ reason }: { reason: SessionFailure }) {
  usePageTitle(t('session.failedTitle'));
  return (
    <Box as="main" padding={{ base: '4', md: '8' }}>
      <ErrorCard
        title={t('session.failedTitle')}
        body={sessionFailureMessage(reason)}
        onRetry={retrySession}
        action={<SignOutButton />}
      />
    </Box>
  );
}
