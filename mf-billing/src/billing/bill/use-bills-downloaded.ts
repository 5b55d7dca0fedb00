import { useQueryClient } from '@portal/platform/query';
import { useCallback } from 'react';

/** The server has recorded downloads: asks again for the lists of bills and for home's counts. */
export function useBillsDownloaded(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['billing'] }),
      client.invalidateQueries({ queryKey: ['order'] }),
    ]);
  }, [client]);
}
