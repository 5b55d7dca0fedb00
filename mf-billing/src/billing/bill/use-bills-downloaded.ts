import { useQueryClient } from '@portal/platform/query';
import { useCallback } from 'react';

/** After a download, which the server records: reads the lists of bills and home's counts again. */
export function useBillsDownloaded(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['billing'] }),
      client.invalidateQueries({ queryKey: ['order'] }),
    ]);
  }, [client]);
}
