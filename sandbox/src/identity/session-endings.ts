import type { UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import * as v from 'valibot';

/** `issuedAt`: milliseconds. */
const Stamped = v.looseObject({ endings: v.number(), issuedAt: v.optional(v.number(), 0) });

const contentOf = (token: string): unknown => JSON.parse(Buffer.from(token, 'base64').toString('utf8'));

/**
 * How often all sessions of each user have been ended. The emulator's refresh tokens are valid forever; the provider's
 * become invalid when the sign-in data change. So ours carry the count at the time of their creation. They carry that
 * time, too, since an administrator may end the sessions before a second and leave the later ones.
 */
export class SessionEndings {
  readonly #counts = new Map<string, number>();

  endAll(localId: string): void {
    this.#counts.set(localId, this.#countOf(localId) + 1);
  }

  stamp(localId: string, token: string, issuedAt: number): string {
    const content = { ...(contentOf(token) as object), endings: this.#countOf(localId), issuedAt };
    return Buffer.from(JSON.stringify(content)).toString('base64');
  }

  isCurrent({ localId, validSince = '0' }: Pick<UserInfo, 'localId' | 'validSince'>, token: string): boolean {
    const content = v.safeParse(Stamped, contentOf(token));
    if (!content.success || content.output.endings !== this.#countOf(localId)) return false;
    return Math.floor(content.output.issuedAt / 1000) >= Number(validSince);
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
