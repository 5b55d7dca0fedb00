import { useEffect } from 'react';
import { focusManager, useQueryClient } from '../query/index.ts';
import { retryFailedReads } from './retry-failed-reads.ts';

/** How many places want quiet: an area and the whole portal may be under maintenance at the same time. */
let quietPlaces = 0;

/** Stops the timers of queries meanwhile; afterwards, reads again what failed. */
export function useQuietQueries(isQuiet: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isQuiet) return;
    quietPlaces += 1;
    focusManager.setFocused(false);
    return () => {
      quietPlaces -= 1;
      if (quietPlaces > 0) return;
      focusManager.setFocused(undefined);
      retryFailedReads(client);
    };
  }, [isQuiet, client]);
}
