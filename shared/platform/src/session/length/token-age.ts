import * as v from 'valibot';

const Times = v.pipe(v.string(), v.parseJson(), v.object({ iat: v.number(), auth_time: v.number() }));

/** A token, how old its session was when it was issued, and when this page saw it first. */
export interface TokenAge {
  token: string;
  issuedAtAgeMs: number;
  seenAt: number;
}

/**
 * The provider's clock says how old a session is when it issues a token, and this machine's how long ago that was: a
 * clock that is wrong signs nobody out. A page that finds an older token counts up to an hour too little, until the next.
 */
export function firstSeen(token: string, known: TokenAge | null, now: number): TokenAge | null {
  if (known?.token === token) return known;
  const times = v.safeParse(Times, payloadOf(token));
  if (!times.success) return known;
  const { iat, auth_time } = times.output;
  return { token, issuedAtAgeMs: (iat - auth_time) * 1000, seenAt: now };
}

export const ageOf = ({ issuedAtAgeMs, seenAt }: TokenAge, now: number): number => issuedAtAgeMs + (now - seenAt);

function payloadOf(token: string): string {
  const payload = token.split('.')[1] ?? '';
  try {
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
