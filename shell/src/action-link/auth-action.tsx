import { actionTarget } from '@portal/shared/host';
import { Navigate, useLocation } from '@portal/shared/router';

/** Where the links of the identity provider's mails arrive; leads on without a trace in the history [2.2 to 2.7]. */
export function AuthAction() {
  const { search } = useLocation();
  return <Navigate to={actionTarget(search)} replace />;
}
