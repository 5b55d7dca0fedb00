import * as v from 'valibot';

/** Enough to tell all companies apart. */
const DIGEST_DIGITS = 16;

/** A company, as the public registry names it: `companyDigest` makes it. */
export const CompanyDigest = v.pipe(v.string(), v.length(DIGEST_DIGITS), v.hexadecimal());

/** Which companies see the next version of a remote: those that are named, and those within the share. */
interface Members {
  /** In percent of the companies. */
  share?: number | undefined;
  companies?: readonly string[] | undefined;
}

/** What the registry knows of a company; `accountId` is that of GET /user. The same in a browser and in Node. */
export async function companyDigest(salt: string, accountId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${accountId}`));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, DIGEST_DIGITS);
}

/** Whether the canary is for the company of this digest. A larger share only adds companies. */
export const includesCompany = ({ share = 0, companies = [] }: Members, digest: string): boolean =>
  companies.includes(digest) || placeOf(digest) < share;

/** The place of a company among all, from 0 to just below 100. */
const placeOf = (digest: string): number => (Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32) * 100;
