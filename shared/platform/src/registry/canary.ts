import * as v from 'valibot';

/** Enough to tell all companies apart. */
const DIGEST_DIGITS = 16;

/** A company, as the public registry names it: `companyDigest` makes it. */
export const CompanyDigest = v.pipe(v.string(), v.length(DIGEST_DIGITS), v.hexadecimal());

/** Some of the companies, of a canary or of a flag: those that are named, and those within the share. */
export const SomeCompanies = v.object({
  /** New for each canary and flag, so that not always the same companies go first. */
  salt: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'a salt')),
  /** In percent of the companies, from 0 to 100. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  companies: v.optional(v.array(CompanyDigest)),
});
export type SomeCompanies = v.InferOutput<typeof SomeCompanies>;

/** What the registry knows of a company; `accountId` is that of GET /user. The same in a browser and in Node. */
export async function companyDigest(salt: string, accountId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${accountId}`));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, DIGEST_DIGITS);
}

/** Whether the company of this digest is one of them. A larger share only adds companies. */
export const includesCompany = ({ share = 0, companies = [] }: Omit<SomeCompanies, 'salt'>, digest: string): boolean =>
  companies.includes(digest) || placeOf(digest) < share;

/** The place of a company among all, from 0 to just below 100. */
const placeOf = (digest: string): number => (Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32) * 100;
