import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';

const answering = new AsyncLocalStorage<ServerResponse>();

/** Answers a request with the failure that it has caused in an emulator. */
export const answerFailures =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    answering.run(response, listener, request, response);

/**
 * The emulators answer in async functions whose failures are not caught (a malformed upload is enough); this would end
 * the process, and everybody's session with it. Only their failures are forgiven. Returns the function that undoes this.
 */
export function catchEmulatorRejections(log: (line: string) => void): () => void {
  const onRejection = (reason: unknown): void => {
    if (!isEmulatorError(reason)) throw reason;
    log(`An emulator failed to answer a request: ${String(reason)}`);
    const response = answering.getStore();
    if (!response || response.headersSent) return;
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 500, message: String(reason) } }));
  };
  process.on('unhandledRejection', onRejection);
  return () => void process.off('unhandledRejection', onRejection);
}

export const isEmulatorError = (reason: unknown): boolean =>
  typeof reason === 'object' &&
  reason !== null &&
  'stack' in reason &&
  /[\\/]firebase-tools[\\/]lib[\\/]emulator[\\/]/.test(String(reason.stack));
