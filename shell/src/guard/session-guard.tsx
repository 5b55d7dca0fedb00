import { useRouteDecision } from '@portal/platform/host';
import { Navigate } from '@portal/platform/router';
import { type Session, useSession } from '@portal/platform/session';
import type { ReactNode } from 'react';
import { useLoadedPortal } from '#federation/portal/lazy-portal.ts';
import { PublicLayout } from '#frame/layout/public-layout.tsx';
import { SessionFailedScreen } from './session-failed-screen.tsx';

interface SessionGuardProps {
  /** The frame that is shown until the page can be. For the visitors' pages it is the frame of what comes next. */
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
      // Not wrapped in anything, so that React keeps the same frame when the page can be shown.
      return meanwhile;
    case 'failed':
      return <SessionFailedScreen reason={decision.reason} />;
    case 'redirect': {
      const { to, returnTo } = decision;
      // The page that it leads to comes a moment later: the screen must not be empty meanwhile.
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

/** Which frame is shown meanwhile: for a visitor the login's, since the login comes next. */
const isCustomerExpected = (session: Session): boolean =>
  session.state === 'signedIn' || (session.state === 'loading' && session.isExpected === true);
