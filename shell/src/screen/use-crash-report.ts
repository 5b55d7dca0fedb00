import { reportError } from '@portal/shared/observe';
import { useEffect } from 'react';

/** Reports what could not be rendered [8.29]; the reporter sends the same error once, wherever it is caught. */
export function useCrashReport(error: unknown): void {
  useEffect(() => {
    reportError(error, { reason: 'a screen could not be rendered', category: 'applicationCrash' });
  }, [error]);
}
