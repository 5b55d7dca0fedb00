/**
 * The emulators answer in async functions whose failures are not caught (a malformed upload is enough); this would end
 * the process, and everybody's session with it. Only their failures are ignored. Returns the function that undoes this.
 */
export function forgiveEmulators(log: (line: string) => void): () => void {
  const onRejection = (reason: unknown): void => {
    if (!isOfEmulator(reason)) throw reason;
    log(`An emulator failed to answer a request: ${String(reason)}`);
  };
  process.on('unhandledRejection', onRejection);
  return () => void process.off('unhandledRejection', onRejection);
}

export const isOfEmulator = (reason: unknown): boolean =>
  typeof reason === 'object' &&
  reason !== null &&
  'stack' in reason &&
  /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]/.test(String(reason.stack));
