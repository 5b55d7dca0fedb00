import { parseArgs } from 'node:util';
import { AreaMaintenance, MAINTENANCE_TEXT_MAX } from '@portal/platform/registry/area-maintenance';
import * as v from 'valibot';

interface MaintenanceRequest {
  readonly remote: string;
  /** null ends it. */
  readonly maintenance: AreaMaintenance | null;
  /** The published folder, if it is not the local one. */
  readonly folder: string | undefined;
}

const USAGE =
  'npx tsx scripts/release/area-maintenance.ts mf-billing [--from 2026-12-01T22:00+09:00] [--to …] --text 日本語の案内, or --end; [--folder …]';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * The request of a command line. Without `--from` it begins now, without `--to` it lasts until `--end`.
 * @throws with a sentence about what is wrong.
 */
export function maintenanceRequest(args: readonly string[], now: Date): MaintenanceRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      text: { type: 'string' },
      folder: { type: 'string' },
      end: { type: 'boolean', default: false },
    },
  });
  const [remote, ...more] = positionals;
  const { from, to, text, end, folder } = values;
  if (!remote || more.length > 0) throw new Error(`Name one remote: ${USAGE}`);
  if (!end) return { remote, maintenance: announced({ from, to, text }, now), folder };
  if (from !== undefined || to !== undefined || text !== undefined)
    throw new Error('--end takes the announcement back: it goes without --from, --to and --text.');
  return { remote, maintenance: null, folder };
}

interface Announcement {
  from: string | undefined;
  to: string | undefined;
  text: string | undefined;
}

function announced({ from, to, text }: Announcement, now: Date): AreaMaintenance {
  if (text === undefined) throw new Error(`Say with --text what customers read, or --end: ${USAGE}`);
  if (!JAPANESE.test(text)) throw new Error('--text is read by customers: write it in Japanese.');
  const wanted = { from: from ?? now.toISOString(), ...(to === undefined ? {} : { to }), text };
  const result = v.safeParse(AreaMaintenance, wanted);
  if (!result.success) throw new Error(complaint(result.issues[0], wanted));
  if (to !== undefined && Date.parse(to) <= now.getTime()) throw new Error(`--to ${to} is in the past.`);
  return result.output;
}

function complaint(issue: v.BaseIssue<unknown>, { from, to }: { from: string; to?: string }): string {
  const field = v.getDotPath(issue);
  if (field === 'text') return `--text is one line of ${MAINTENANCE_TEXT_MAX} characters at most.`;
  if (field === null) return `--to ${to} is not after --from ${from}.`;
  return `--${field} ${field === 'from' ? from : to} is no instant with its offset, such as 2026-12-01T22:00+09:00.`;
}
