/**
 * Makes sessions count as older than they say. The tokens themselves cannot change: they carry the second of the
 * sign-in, and they stay valid for the API.
 */
export class SessionAges {
  readonly #aged: { until: number; ms: number }[] = [];

  /** As if `ms` had passed for everybody who is signed in at `now`. */
  age(ms: number, now: number): void {
    this.#aged.push({ until: now, ms });
  }

  ageOf(signedInAt: number, now: number): number {
    const added = this.#aged.filter(({ until }) => signedInAt <= until).reduce((sum, { ms }) => sum + ms, 0);
    return now - signedInAt + added;
  }

  clear(): void {
    this.#aged.length = 0;
  }
}
