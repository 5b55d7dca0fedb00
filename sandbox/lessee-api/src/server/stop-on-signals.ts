const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal signals the whole group, and npm and tsx pass the signal on: one Ctrl-C arrives several times. */
const sameSignalMs = 1_000;

/** Calls `stop` on the first signal; one that comes later gives up waiting for an orderly end. */
export function onStopSignals(stop: () => void): void {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    if (firstAt === null) {
      firstAt = Date.now();
      stop();
    } else if (Date.now() - firstAt > sameSignalMs) {
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, onSignal);
}

/** Ctrl-C stops in order and ends the process. */
export function stopOnSignals(stop: () => Promise<void>, log: (line: string) => void): void {
  onStopSignals(() => {
    log('Stopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  });
}
