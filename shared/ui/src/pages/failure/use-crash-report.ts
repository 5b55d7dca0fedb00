import { requestIdOf } from '@portal/platform/host';
import { type Build, reportError } from '@portal/platform/observe';
import { useEffect, useState } from 'react';

/** Reports what could not be rendered [8.29]; the reporter sends the same error once, wherever it is caught. */
export function useCrashReport(error: unknown, build?: Build): void {
  const [atFirst] = useState(build);
  useEffect(() => {
    reportError(error, {
      reason: 'a screen could not be rendered',
      category: 'applicationCrash',
      build: atFirst,
      requestId: requestIdOf(error),
    });
  }, [error, atFirst]);
}
