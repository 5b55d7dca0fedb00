import type { Clock } from '@portal/lessee-api/platform';

/** The provider's limits are not published; these are ours. */
const allowedFailures = 10;
const lockedForMs = 5 * 60_000;

/** Locks an address for a while after too many wrong passwords. */
export class SignInAttempts {
  readonly #clock: Clock;
  readonly #failures = new Map<string, { count: number; lastAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isLocked(email: string): boolean {
    return (this.#recent(email)?.count ?? 0) >= allowedFailures;
  }

  failed(email: string): void {
    const count = (this.#recent(email)?.count ?? 0) + 1;
    this.#failures.set(keyOf(email), { count, lastAt: this.#clock.now().getTime() });
  }

  forget(email: string): void {
    this.#failures.delete(keyOf(email));
  }

  /** As if `ms` had passed. */
  age(ms: number): void {
    for (const failures of this.#failures.values()) failures.lastAt -= ms;
  }

  forgetAll(): void {
    this.#failures.clear();
  }

  #recent(email: string): { count: number } | undefined {
    const failures = this.#failures.get(keyOf(email));
    const isRecent = failures && this.#clock.now().getTime() - failures.lastAt < lockedForMs;
    return isRecent ? failures : undefined;
  }
}

const keyOf = (email: string): string => email.toLowerCase();
