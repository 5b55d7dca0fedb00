import { create } from 'zustand';
import { busyNow, watchBusy } from '../busy/busy.ts';

/** Aborting `waiting` ends the wait of a reload. */
const useWait = create<{ readonly waiting: AbortController | null }>(() => ({ waiting: null }));

/** Whether a reload that the customer wants waits for what is being sent. */
export const useIsReloadWaiting = (): boolean => useWait(({ waiting }) => waiting !== null);

/** Cancels a reload that still waits. */
export const cancelReload = (): void => useWait.getState().waiting?.abort();

/** Waits for what is being sent. false: the customer has cancelled the reload meanwhile. */
export async function waitUntilSent(): Promise<boolean> {
  if (!isRunning()) return true;
  const wait = new AbortController();
  useWait.setState({ waiting: wait });
  await finished(wait.signal);
  useWait.setState({ waiting: null });
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
