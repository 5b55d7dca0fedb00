import { onStopSignals } from '@portal/lessee-api/stop-on-signals';

interface StopRequest {
  /** Resolves on the first Ctrl-C or SIGTERM. */
  requested: Promise<void>;
  isRequested(): boolean;
}

/** Listens for Ctrl-C from now on; a second one stops waiting for an orderly end. */
export function stopRequest(): StopRequest {
  let isRequested = false;
  const requested = new Promise<void>((resolve) => {
    onStopSignals(() => {
      isRequested = true;
      resolve();
    });
  });
  return { requested, isRequested: () => isRequested };
}
