/**
 * How long ago a session says that it began, and how much longer it is to count as. Tokens are not ours to change:
 * they carry the second of the sign-in and stay valid for the API as they are.
 */
export class SessionAges {
  readonly #aged: { until: number; ms: number }[] = [];

  /** As if `ms` had passed for everybody who is signed in by `now`. */
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
