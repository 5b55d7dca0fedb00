import { reportError } from '@portal/platform/observe';
import { AreaFailure } from '@portal/ui/host';
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
