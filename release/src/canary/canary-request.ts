import { Id } from '@portal/contract/values/primitives';
import * as v from 'valibot';

/** Every document contains the list. */
const MAX_COMPANIES = 200;

/** Which companies shall see the next version, or have a flag on. */
export interface CanaryRequest {
  /** In percent of the companies. */
  readonly share?: number | undefined;
  /** The `accountId` of each; they never leave the command. */
  readonly companies?: readonly string[] | undefined;
}

/** The options of `npm run release` as typed; the companies' ids are separated by commas, spaces or lines. */
interface CanaryOptions {
  canary?: string | undefined;
  companies?: string | undefined;
}

/**
 * The request of `--canary 10` and `--companies <ids>`; null: a release to everybody.
 * @throws with a sentence about what is wrong.
 */
export function canaryRequest({ canary, companies }: CanaryOptions): CanaryRequest | null {
  if (canary === undefined && companies === undefined) return null;
  return {
    ...(canary === undefined ? {} : { share: shareOf(canary) }),
    ...(companies === undefined ? {} : { companies: companyIds(companies, '--canary') }),
  };
}

function shareOf(typed: string): number {
  const share = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  if (share > 0 && share < 100) return share;
  throw new Error(
    `--canary ${typed}: name a percentage above 0 and below 100. For everybody, release without --canary; ` +
      'for nobody, take the canary away with npm run rollback.',
  );
}

/**
 * The ids that are typed, or in a file; `share` is the option for more of them.
 * @throws with a sentence about what is wrong.
 */
export function companyIds(typed: string, share: '--canary' | '--share'): string[] {
  const ids = [...new Set(typed.split(/[\s,]+/).filter((id) => id !== ''))];
  if (ids.length === 0) throw new Error('--companies names nobody: give the accountId of each company, or a file.');
  const wrong = ids.find((id) => !v.is(Id, id));
  if (wrong !== undefined)
    throw new Error(`--companies: "${wrong}" is no accountId (18 letters and digits), nor is there such a file.`);
  if (ids.length > MAX_COMPANIES)
    throw new Error(`--companies names ${ids.length}; more than ${MAX_COMPANIES} are a share: use ${share}.`);
  return ids;
}
