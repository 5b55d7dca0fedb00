import { useEffect } from 'react';
import { keepActionCode } from '../action-code/action-code-store.ts';
import { isActionTarget } from '../action-code/action-link.ts';
import { useLocation, useNavigate } from '../router/index.ts';
import { decideRoute, type RouteDecision, useSession } from '../session/index.ts';

/**
 * The guard walk at the page's address. If a mail's link leads to a page that cannot be shown yet, its code waits for
 * that page in this tab. It is kept out of the address bar and, on the way through the login, out of the history's
 * state, which browsers write to disk.
 */
export function useRouteDecision(): RouteDecision {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isLink = search !== '' && isActionTarget(pathname);
  const decision = decideRoute(session, { pathname, search: isLink ? '' : search, state });
  const mustWait = isLink && decision.kind !== 'stay';
  const isLedAway = decision.kind === 'redirect';

  useEffect(() => {
    if (!mustWait) return;
    keepActionCode(pathname, search);
    if (!isLedAway) void navigate(pathname, { replace: true });
  }, [mustWait, isLedAway, navigate, pathname, search]);

  return decision;
}
