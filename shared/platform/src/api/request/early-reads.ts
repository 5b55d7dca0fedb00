/*
 * Answers that are asked for before it is known whether their page may be shown. No cache has them: a page that asks for
 * the same with the same token gets the answer, otherwise it is thrown away.
 */

/** Older answers are asked for again. */
const KEPT_MS = 8000;

interface Early {
  readonly token: string;
  readonly signal: AbortSignal;
  /** By address. */
  readonly answers: Map<string, Promise<unknown>>;
}

let early: Early | null = null;
const signals = new WeakSet<AbortSignal>();

/** Reads with the returned signal are sent with this token, and their answers wait for those who ask later. */
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

/** Throws away what has arrived and what is still to come, unless somebody waits for it already. */
export function dropEarlyReads(): void {
  early = null;
}

export const isEarly = (signal: AbortSignal | undefined): boolean => signal !== undefined && signals.has(signal);

/** null: it is too late to send anything early. */
export const earlyToken = (signal: AbortSignal | undefined): string | null =>
  early !== null && early.signal === signal ? early.token : null;

/** A failure is not kept: whoever asks later asks the server. */
export function keepEarly(address: string, answer: Promise<unknown>): void {
  const answers = early?.answers;
  answers?.set(address, answer);
  answer.catch(() => answers?.delete(address));
}

export const isKeptEarly = (address: string): boolean => early?.answers.has(address) === true;

/** The kept answer, given out once. Another token may be another customer's, and ends it all. */
export function takeEarly(address: string, token: string | null): Promise<unknown> | undefined {
  if (early?.token !== token) dropEarlyReads();
  const answer = early?.answers.get(address);
  early?.answers.delete(address);
  return answer;
}
