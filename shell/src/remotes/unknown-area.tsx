import { AreaFailure } from '@portal/shared/host';
import { reportError } from '@portal/shared/observe';
import { useEffect } from 'react';

/**
 * A path of which nobody can say whether it exists, since the registry is broken. Only another document may know it, so
 * trying again loads the page anew.
 */
export function UnknownArea() {
  useEffect(() => {
    reportError(new Error('the registry does not say which areas there are'), {
      reason: 'an area is unknown',
      category: 'registry',
    });
  }, []);
  return <AreaFailure what="failed" onRetry={() => window.location.reload()} />;
}
