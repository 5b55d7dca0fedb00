import * as v from 'valibot';

const Claims = v.looseObject({ exp: v.number() });

const HOUR = 3600;

/**
 * The same customer's token, an hour past its end. The emulator's tokens are unsigned, so the API refuses it only for
 * its age. Anything else is returned unchanged.
 */
export function expiredToken(authorization: string): string {
  const [head, payload = '', ...rest] = authorization.split('.');
  const claims = v.safeParse(v.pipe(v.string(), v.transform(decoded), v.parseJson(), Claims), payload);
  if (!claims.success) return authorization;
  const exp = Math.floor(Date.now() / 1000) - HOUR;
  const aged = { ...claims.output, iat: exp - HOUR, auth_time: exp - HOUR, exp };
  return [head, encoded(JSON.stringify(aged)), ...rest].join('.');
}

const decoded = (part: string): string => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
};

const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
