import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What the browser says about the network: false is certain, true is only likely. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
