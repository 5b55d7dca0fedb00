import { useRouteDecision } from '@portal/shared/host';
import { Navigate } from '@portal/shared/router';
import { type Session, useSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { PortalLayout } from '#layout/portal-layout.tsx';
import { PublicLayout } from '#layout/public-layout.tsx';
import { SessionFailedScreen } from './session-failed-screen.tsx';

/** Carries out the guard walk: no part of a page is mounted while a guard holds [2.50-2.58]. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const decision = useRouteDecision();
  switch (decision.kind) {
    case 'loading':
      // Not wrapped in anything: the same frame stays when the page can be shown.
      return isCustomerExpected(session) ? <PortalLayout isWaiting /> : <PublicLayout isWaiting />;
    case 'failed':
      return <SessionFailedScreen reason={decision.reason} />;
    case 'redirect': {
      const { to, returnTo } = decision;
      return <Navigate to={to} replace state={returnTo === undefined ? null : { returnTo }} />;
    }
    case 'stay':
      return children;
  }
}

/** Whose frame stands meanwhile: wherever a visitor is going, the login comes next. */
const isCustomerExpected = (session: Session): boolean =>
  session.state === 'signedIn' || (session.state === 'loading' && session.isExpected === true);
