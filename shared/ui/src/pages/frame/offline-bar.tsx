import { useOnline } from '@portal/platform';
import { retryFailedSession } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { useEffect, useRef, useState } from 'react';
import { FootBar } from '../../kit/index.ts';

const RECOVERED_FOR_MS = 3000;

/** Says that the network is gone, then that it is back, and loads the session again if that failed in the meantime. */
export function OfflineBar() {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  const [isRecovered, setIsRecovered] = useState(false);

  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true;
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setIsRecovered(true);
    retryFailedSession();
    const timer = setTimeout(() => setIsRecovered(false), RECOVERED_FOR_MS);
    return () => {
      clearTimeout(timer);
      setIsRecovered(false);
    };
  }, [isOnline]);

  if (!isOnline) return <FootBar tone="warn">{t('offline.banner')}</FootBar>;
  return isRecovered ? <FootBar tone="ok">{t('offline.recovered')}</FootBar> : null;
}
