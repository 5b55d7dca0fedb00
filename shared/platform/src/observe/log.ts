import { maskAnswer } from './mask-answer.ts';

let isLogging = false;

/** Switched on in the local, dev and staging environments only [9.30]. */
export function setDevLog(isOn: boolean): void {
  isLogging = isOn;
}

/** Writes to the developer's console; silent in production. Callers keep personal data out of it. */
export function logDev(level: 'info' | 'error', ...parts: unknown[]): void {
  if (!isLogging) return;
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console[level](...parts);
}

/** Writes an answer of the API as far as it names nobody. */
export function logAnswer(what: string, answer: unknown): void {
  if (isLogging) logDev('info', what, maskAnswer(answer));
}
