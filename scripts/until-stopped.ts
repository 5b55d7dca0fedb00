/** Resolves on Ctrl-C or SIGTERM; a second one ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const stop = () => {
      asked += 1;
      if (asked > 1) process.exit(130);
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
