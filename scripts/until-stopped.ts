/** A terminal signals the whole group, and npm and tsx pass the signal on: one Ctrl-C arrives several times. */
const SAME_SIGNAL_MS = 1000;

/** Resolves on Ctrl-C or SIGTERM; a second one, after that, gives up waiting for an orderly end. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const stop = () => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        resolve();
      } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  });
}
