import { busyNow, watchBusy } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';

/** Ends the wait of a reload. */
let waiting: AbortController | null = null;
const listeners = new Set<() => void>();

function setWaiting(next: AbortController | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a reload that the customer wants waits for what is being sent. */
export const useIsReloadWaiting = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);

/** Takes back a reload that still waits. */
export const giveUpReload = (): void => waiting?.abort();

/** Waits for what is being sent. false: the customer has given the reload up meanwhile. */
export async function waitUntilSent(): Promise<boolean> {
  if (!isRunning()) return true;
  const wait = new AbortController();
  setWaiting(wait);
  await finished(wait.signal);
  setWaiting(null);
  return !wait.signal.aborted;
}

const isRunning = () => busyNow().some(({ kind }) => kind === 'running');

/** Every request has its time limit, so this ends. */
function finished(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchBusy(() => {
      if (!isRunning()) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
