import { reportError } from '@portal/platform/observe';
import { AreaFailure } from '@portal/ui/host';
import { useEffect } from 'react';

interface UnknownAreaProps {
  onRetry: () => void;
}

/** A path that may or may not exist, since the registry is broken or could not be fetched. */
export function UnknownArea({ onRetry }: UnknownAreaProps) {
  useEffect(() => {
    reportError(new Error('the registry does not say which areas there are'), {
      reason: 'an area is unknown',
      category: 'registry',
    });
  }, []);
  return <AreaFailure what="failed" onRetry={onRetry} />;
}
