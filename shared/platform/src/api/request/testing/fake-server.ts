import { userFixture } from '@portal/app-kit/testing/fixtures';
import { type ApiConfig, configureApi } from '../api-config.ts';
import { ApiError } from '../api-error.ts';

export const HOST = 'https://api.example';
export const onUnauthorized = jest.fn();
export const onActionRequired = jest.fn();
/** Every request since the test began. */
export const sent: Request[] = [];

export function configure(overrides: Partial<ApiConfig> = {}): void {
  const hooks = { getToken: async () => 'token-1', onUnauthorized, onActionRequired };
  configureApi({ host: HOST, idempotencyHeader: true, ...hooks, ...overrides });
}

/** Before each test: nothing has been sent, and the clock stands still. */
export function begin(): void {
  jest.useFakeTimers();
  sent.length = 0;
  onUnauthorized.mockReset();
  onActionRequired.mockReset();
  configure();
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the n-th request with the n-th of `answers`, and repeats the last one. */
export function serve(...answers: ((request: Request) => Response | Promise<Response>)[]): void {
  globalThis.fetch = async (input, init) => {
    const incoming = new Request(input, init);
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(incoming);
    return answer ? answer(incoming) : json({});
  };
}

export const user = () => json(userFixture);
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
export const never = () => new Promise<Response>(() => undefined);
export const failed = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`no ApiError but ${error}`);
};

/** Advances the clock until `promise` settles, and returns how far. */
export async function settled<T>(promise: Promise<T>): Promise<{ value: T; afterMs: number }> {
  const start = Date.now();
  let isDone = false;
  promise.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) await jest.advanceTimersByTimeAsync(100);
  return { value: await promise, afterMs: Date.now() - start };
}
