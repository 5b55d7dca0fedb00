import { ApiError } from './api-error.ts';

interface Limits {
  name: Pick<ApiError, 'method' | 'call' | 'startedAt'>;
  /** The caller's signal, for example of a page that is closed or a session that ends. */
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

/**
 * The answer of `ask`, with one timeout for all that it waits for. The timeout aborts the signal, with the error as its
 * reason.
 * @throws ApiError of kind `timeout` or `aborted`, and what `ask` throws.
 */
export function withTimeout<T>(
  { name, signal, timeoutMs }: Limits,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const end = (kind: 'aborted' | 'timeout') => {
      const error = new ApiError({ ...name, kind });
      reject(error);
      controller.abort(error);
    };
    const leave = () => end('aborted');
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    ask(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      });
  });
}
