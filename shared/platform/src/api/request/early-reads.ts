/*
 * Early reads: requests that are sent before the guards decide. Their answers are in no cache. A page that asks for the
 * same with the same token gets the answer; otherwise it is thrown away.
 */

/** Older answers are not used. */
const KEPT_MS = 8000;

interface Early {
  readonly token: string;
  readonly signal: AbortSignal;
  /** By address. */
  readonly answers: Map<string, Promise<unknown>>;
}

let early: Early | null = null;
const signals = new WeakSet<AbortSignal>();

/** Reads with the returned signal are sent with this token, and their answers are kept for whoever asks later. */
export function beginEarlyReads(token: string): AbortSignal {
  const { signal } = new AbortController();
  signals.add(signal);
  const begun: Early = { token, signal, answers: new Map() };
  early = begun;
  setTimeout(() => {
    if (early === begun) dropEarlyReads();
  }, KEPT_MS);
  return signal;
}

/** Throws away the answers that have arrived or will arrive, unless somebody waits for them already. */
export function dropEarlyReads(): void {
  early = null;
}

export const isEarly = (signal: AbortSignal | undefined): boolean => signal !== undefined && signals.has(signal);

/** null: it is too late to send anything early. */
export const earlyToken = (signal: AbortSignal | undefined): string | null =>
  early !== null && early.signal === signal ? early.token : null;

/** A failure is not kept: whoever asks later sends a request. */
export function keepEarly(address: string, answer: Promise<unknown>): void {
  const answers = early?.answers;
  answers?.set(address, answer);
  answer.catch(() => answers?.delete(address));
}

export const isKeptEarly = (address: string): boolean => early?.answers.has(address) === true;

/** The kept answer, once. Another token may be another customer's, so it throws all answers away. */
export function takeEarly(address: string, token: string | null): Promise<unknown> | undefined {
  if (early?.token !== token) dropEarlyReads();
  const answer = early?.answers.get(address);
  early?.answers.delete(address);
  return answer;
}
