import * as v from 'valibot';

const Stamped = v.looseObject({ endings: v.number() });

const contentOf = (token: string): unknown => JSON.parse(Buffer.from(token, 'base64').toString('utf8'));

/**
 * How often all sessions of each user have been ended. The emulator's refresh tokens are valid forever; the provider's
 * become invalid when the sign-in data change. So ours carry the count at the time of their creation.
 */
export class SessionEndings {
  readonly #counts = new Map<string, number>();

  endAll(localId: string): void {
    this.#counts.set(localId, this.#countOf(localId) + 1);
  }

  stamp(localId: string, token: string): string {
    const content = { ...(contentOf(token) as object), endings: this.#countOf(localId) };
    return Buffer.from(JSON.stringify(content)).toString('base64');
  }

  isCurrent(localId: string, token: string): boolean {
    const content = v.safeParse(Stamped, contentOf(token));
    return content.success && content.output.endings === this.#countOf(localId);
  }

  snapshot(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  restore(counts: Record<string, number>): void {
    for (const [localId, count] of Object.entries(counts)) this.#counts.set(localId, count);
  }

  clear(): void {
    this.#counts.clear();
  }

  #countOf(localId: string): number {
    return this.#counts.get(localId) ?? 0;
  }
}
