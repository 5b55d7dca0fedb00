import type { RemoteBuild, RemoteEntry } from '@portal/platform/registry';
import type { Areas } from '@portal/platform/registry/area';
import { companyDigest, type SomeCompanies } from '@portal/platform/registry/canary';
import type { CanaryRequest } from './canary-request.ts';

/* A canary starts, grows, and ends: it is promoted by a release of its version to everybody, or removed. */

interface NextVersion {
  name: string;
  build: RemoteBuild;
  areas: Areas;
}

/**
 * The remote's entry with `next` as its canary. While a canary runs, options that are not given stay as they are, and
 * so does its salt: the same companies remain in it when it grows or gets a fixed version. `salt` is for a new canary.
 * @throws with a sentence about what stands in the way.
 */
export async function withCanary(
  entry: RemoteEntry,
  { name, build, areas: nextAreas }: NextVersion,
  request: CanaryRequest,
  salt: string,
): Promise<RemoteEntry> {
  const { current, areas, canary: before } = entry;
  if (build.version === current.version)
    throw new Error(`${name} ${build.version} is what everybody has already. Build another version for the canary.`);
  const difference = areaDifference(areas, nextAreas);
  if (difference)
    throw new Error(
      `${name} ${build.version} ${difference}, and the menus are the same for all companies. ` +
        'Release it to everybody without --canary and --companies, or leave the areas as they are for now.',
    );
  return { ...entry, canary: { build, ...(await someCompanies(before, request, salt)) } };
}

/** What is not asked for stays as it is, and so does the salt: a growing share only adds companies. */
export async function someCompanies(
  before: SomeCompanies | undefined,
  { share = before?.share, companies: ids }: CanaryRequest,
  newSalt: string,
): Promise<SomeCompanies> {
  const salt = before?.salt ?? newSalt;
  const companies = ids ? await Promise.all(ids.map((id) => companyDigest(salt, id))) : before?.companies;
  return {
    salt,
    ...(share === undefined ? {} : { share }),
    ...(companies ? { companies: companies.toSorted() } : {}),
  };
}

/** The remote's entry without its canary: everybody has the current version. */
export function withoutCanary({ canary: _, ...entry }: RemoteEntry): RemoteEntry {
  return entry;
}

/**
 * Whether a release of `version` to everybody would end a canary of another version.
 * @throws with a sentence that says what to do first.
 */
export function refuseBesideCanary(name: string, before: RemoteEntry | undefined, version: string): void {
  const canary = before?.canary;
  if (!canary || canary.build.version === version || before.current.version === version) return;
  throw new Error(
    `${name} ${canary.build.version} is a canary for ${canaryInWords(canary)}. Release it to everybody, ` +
      `or take it away with npm run rollback ${name} --reason …, before another version takes its place.`,
  );
}

/** For receipts and the status; only the number of companies is known. */
export function canaryInWords({ share, companies = [] }: Pick<SomeCompanies, 'share' | 'companies'>): string {
  const named = companies.length === 1 ? '1 named company' : `${companies.length} named companies`;
  const parts = [...(share ? [`${share} % of the companies`] : []), ...(companies.length > 0 ? [named] : [])];
  return parts.join(' and ');
}

/**
 * Menus are rendered before the company is known, so a canary must have the same areas; titles are those of `current`.
 */
function areaDifference(areas: Areas, next: Areas): string | null {
  const lacks = Object.keys(areas).filter((prefix) => !(prefix in next));
  const adds = Object.keys(next).filter((prefix) => !(prefix in areas));
  const parts = [
    ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}`] : []),
    ...(adds.length > 0 ? [`adds ${adds.join(', ')}`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : null;
}
