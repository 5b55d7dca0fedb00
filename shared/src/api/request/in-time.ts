import { ApiError } from './api-error.ts';

interface Limits {
  name: Pick<ApiError, 'method' | 'call' | 'startedAt'>;
  /** Of whoever asks: the page may be closed, the session over. */
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

/**
 * What `ask` answers in time, with one clock for all that it waits for. Its signal ends what is under way then, and has the
 * error as its reason.
 * @throws ApiError of kind `timeout` or `aborted`, and what `ask` throws.
 */
export function inTime<T>({ name, signal, timeoutMs }: Limits, ask: (over: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  return new Promise((resolve, reject) => {
    const end = (kind: 'aborted' | 'timeout') => {
      const error = new ApiError({ ...name, kind });
      reject(error);
      over.abort(error);
    };
    const leave = () => end('aborted');
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    ask(over.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      });
  });
}
