import { SessionLoading, useRouteDecision } from '@portal/shared/host';
import { Navigate } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { SessionFailedScreen } from './session-failed-screen.tsx';

/** Carries out the guard walk: no part of a page is mounted while a guard holds [2.50-2.58]. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const decision = useRouteDecision();
  switch (decision.kind) {
    case 'loading':
      return <SessionLoading />;
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
