import { Navigate, useLocation } from '@portal/shared/router';
import { decideRoute, useSession } from '@portal/shared/session';
import { FullPageSpinner } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { SessionFailedScreen } from './session-failed-screen.tsx';

/** Carries out the guard walk: nothing of a page is mounted while a guard holds [2.50-2.58]. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const decision = decideRoute(session, { pathname, search, state });

  switch (decision.kind) {
    case 'loading':
      return <FullPageSpinner />;
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
