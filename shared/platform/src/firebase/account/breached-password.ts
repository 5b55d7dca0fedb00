/** After this time the password is accepted: a service that does not answer must not keep anybody from a new one. */
const PATIENCE_MS = 3000;

/**
 * Refuses a new password that is known from data leaks, as the provider refuses a weak one. `service` is the beginning of
 * an address. Only five characters of the password's SHA-1 leave the browser; the protocol is that of
 * https://haveibeenpwned.com/API/v3#PwnedPasswords.
 */
export async function refuseBreached(password: string, service: string): Promise<void> {
  if (!(await isListed(password, service))) return;
  throw Object.assign(new Error('the password is known from data leaks'), { code: 'auth/weak-password' });
}

async function isListed(password: string, service: string): Promise<boolean> {
  try {
    const hash = await sha1(password);
    const response = await fetch(`${service}${hash.slice(0, 5)}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return false;
    const rows = (await response.text()).split(/\r?\n/).map((row) => row.split(':'));
    // Rows with a count of zero only pad the answer.
    return rows.some(([rest, times]) => rest === hash.slice(5) && Number(times) > 0);
  } catch {
    return false;
  }
}

async function sha1(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
