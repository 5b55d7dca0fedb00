import { useRouteDecision } from '@portal/platform/host';
import { Navigate } from '@portal/platform/router';
import { type Session, useSession } from '@portal/platform/session';
import type { ReactNode } from 'react';
import { useLoadedPortal } from '#federation/portal/lazy-portal.ts';
import { PublicLayout } from '#frame/layout/public-layout.tsx';
import { SessionFailedScreen } from './session-failed-screen.tsx';

interface SessionGuardProps {
  /** The frame of a customer's page until it can be shown. Below the pages for visitors: that of whatever comes next. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Carries out the guard walk: no part of a page is mounted while a guard holds [2.50-2.58]. */
export function SessionGuard({ waiting, children }: SessionGuardProps) {
  const session = useSession();
  const decision = useRouteDecision();
  const loadedPortal = useLoadedPortal();
  const meanwhile = (isCustomerExpected(session) && (waiting ?? loadedPortal?.waiting)) || <PublicLayout isWaiting />;
  switch (decision.kind) {
    case 'loading':
      // Not wrapped in anything: the same frame stays when the page can be shown.
      return meanwhile;
    case 'failed':
      return <SessionFailedScreen reason={decision.reason} />;
    case 'redirect': {
      const { to, returnTo } = decision;
      // The page that it leads to comes a moment later, or still has to be fetched: the screen is never empty.
      return (
        <>
          {meanwhile}
          <Navigate to={to} replace state={returnTo === undefined ? null : { returnTo }} />
        </>
      );
    }
    case 'stay':
      return children;
  }
}

/** Whose frame stands meanwhile: wherever a visitor is going, the login comes next. */
const isCustomerExpected = (session: Session): boolean =>
  session.state === 'signedIn' || (session.state === 'loading' && session.isExpected === true);
