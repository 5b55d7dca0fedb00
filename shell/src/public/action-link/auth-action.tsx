import { actionTarget } from '@portal/platform/action-link';
import { Navigate, useLocation } from '@portal/platform/router';

/** Where the links in the identity provider's mails arrive; redirects without leaving a history entry [2.2 to 2.7]. */
export function AuthAction() {
  const { search } = useLocation();
  return <Navigate to={actionTarget(search)} replace />;
}
