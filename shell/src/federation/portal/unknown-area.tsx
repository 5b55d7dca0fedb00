import { AreaFailure } from '@portal/shared/host/shell';
import { reportError } from '@portal/shared/observe';
import { useEffect } from 'react';

interface UnknownAreaProps {
  onRetry: () => void;
}

/** A path of which nobody can say whether it exists, since the registry is broken or cannot be had. */
export function UnknownArea({ onRetry }: UnknownAreaProps) {
  useEffect(() => {
    reportError(new Error('the registry does not say which areas there are'), {
      reason: 'an area is unknown',
      category: 'registry',
    });
  }, []);
  return <AreaFailure what="failed" onRetry={onRetry} />;
}
