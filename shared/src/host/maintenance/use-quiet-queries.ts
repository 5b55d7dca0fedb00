import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchWhatFailed } from '../fetch-what-failed.ts';

/** Nothing is asked for by timer meanwhile; afterwards, what failed is fetched again. */
export function useQuietQueries(isQuiet: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isQuiet) return;
    focusManager.setFocused(false);
    return () => {
      focusManager.setFocused(undefined);
      fetchWhatFailed(client);
    };
  }, [isQuiet, client]);
}
