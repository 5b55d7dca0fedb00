import { parseArgs } from 'node:util';
import { FlagName } from '@portal/platform/registry/remote-flag';
import { todayInTokyo } from '@portal/platform/text';
import * as v from 'valibot';
import { type CanaryRequest, companyIds } from '#canary/canary-request.ts';

/** For whom a flag is on; what is not named stays as it is. */
export interface FlagChange extends CanaryRequest {
  readonly until: string;
}

export interface FlagRequest {
  readonly remote: string;
  readonly name: string;
  /** null: it is switched off. */
  readonly change: FlagChange | null;
  /** The composed folder, if it is not the local one. */
  readonly to: string | undefined;
  /** The file of the private key that signs it. */
  readonly key: string | undefined;
}

const USAGE =
  'npx tsx scripts/release/flag.ts mf-billing year-view --until 2027-03-31 [--share <percent>] [--companies <ids or a file>], or --off; [--to <folder>] [--key <file>]';

/**
 * The request of a command line. `textOf` reads the file of this name, if there is one.
 * @throws with a sentence about what is wrong.
 */
export function flagRequest(args: readonly string[], textOf: (file: string) => string | null): FlagRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      companies: { type: 'string' },
      until: { type: 'string' },
      off: { type: 'boolean', default: false },
      to: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const [remote, name, ...more] = positionals;
  const { share, companies, until, off, to, key } = values;
  if (!remote || !name || more.length > 0) throw new Error(`Name one remote and one flag: ${USAGE}`);
  if (!v.is(FlagName, name))
    throw new Error(`"${name}" is no name of a flag: small letters first, then letters, digits, - and _.`);
  if (off && [share, companies, until].some((value) => value !== undefined))
    throw new Error('--off is for everybody: it goes without --share, --companies and --until.');
  if (off) return { remote, name, change: null, to, key };
  const change: FlagChange = {
    ...(share === undefined ? {} : { share: shareOf(share) }),
    ...(companies === undefined ? {} : { companies: companyIds(textOf(companies) ?? companies, '--share') }),
    until: dayOf(until),
  };
  return { remote, name, change, to, key };
}

function shareOf(typed: string): number {
  const share = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  if (share > 0 && share <= 100) return share;
  throw new Error(`--share ${typed}: name a percentage above 0, at most 100. For nobody, use --off.`);
}

function dayOf(until: string | undefined): string {
  if (until === undefined) throw new Error(`Say with --until when to ask whether it is still needed: ${USAGE}`);
  const day = new Date(`${until}T00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== until)
    throw new Error(`--until ${until} is no day, such as 2027-03-31.`);
  if (until < todayInTokyo()) throw new Error(`--until ${until} is in the past.`);
  return until;
}
