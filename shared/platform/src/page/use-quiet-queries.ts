import { useEffect } from 'react';
import { focusManager, useQueryClient } from '../query/index.ts';
import { fetchWhatFailed } from './fetch-what-failed.ts';

/** An area and the whole portal may be maintained at the same time. */
let quietPlaces = 0;

/** Nothing is asked for by timer meanwhile; afterwards, what failed is fetched again. */
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
      fetchWhatFailed(client);
    };
  }, [isQuiet, client]);
}
