import { actionTarget } from '@portal/platform/action-link';
import { Navigate, useLocation } from '@portal/platform/router';

/** The target of links in the identity provider's mails; redirects without a history entry [2.2 to 2.7]. */
export function AuthAction() {
  const { search } = useLocation();
  return <Navigate to={actionTarget(search)} replace />;
}
