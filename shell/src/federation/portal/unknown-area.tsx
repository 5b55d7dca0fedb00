import { reportError } from '@portal/platform/observe';
import { AreaFailure } from '@portal/ui/host';
import { useEffect } from 'react';

/** A path of which nobody can say whether it exists, since the registry is broken: only another document may know it. */
export function UnknownArea() {
  useEffect(() => {
    reportError(new Error('the registry does not say which areas there are'), {
      reason: 'an area is unknown',
      category: 'registry',
    });
  }, []);
  return <AreaFailure what="failed" onRetry={() => window.location.reload()} />;
}
