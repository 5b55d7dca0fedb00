import { getSession, retryMfa, retrySession } from '@portal/shared/session';
import { t } from '@portal/shared/text';
import { FootBar } from '@portal/shared/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from './use-online.ts';

const RECOVERED_FOR_MS = 3000;

/** Says that the network is gone, then that it is back, and refetches what failed in the meantime. */
export function OfflineBar() {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  const [isRecovered, setIsRecovered] = useState(false);
  const client = useQueryClient();

  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true;
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setIsRecovered(true);
    fetchWhatFailed(client);
    const timer = setTimeout(() => setIsRecovered(false), RECOVERED_FOR_MS);
    return () => {
      clearTimeout(timer);
      setIsRecovered(false);
    };
  }, [isOnline, client]);

  if (!isOnline) return <FootBar tone="warn">{t('offline.banner')}</FootBar>;
  return isRecovered ? <FootBar tone="ok">{t('offline.recovered')}</FootBar> : null;
}

function fetchWhatFailed(client: QueryClient): void {
  const session = getSession();
  if (session.state === 'failed' && session.reason === 'offline') void retrySession();
  if (session.state === 'signedIn' && session.mfa.state === 'unknown') void retryMfa();
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
