import { randomBytes } from 'node:crypto';
import type { RemoteFlag } from '@portal/platform/registry/remote-flag';
import { canaryInWords, someCompanies } from '#canary/canary-entry.ts';
import { changeFolder, type FolderOperation } from '#change/change-folder.ts';
import { readPublished } from '#compose/published.ts';
import { filesWithEntry } from '#compose/remote-entry.ts';
import { contractOf } from '#release/live-portal.ts';
import { rightTo } from '#rights/owners.ts';
import type { Signer } from '#rights/signer.ts';
import type { FlagChange, FlagRequest } from './flag-request.ts';

interface SetFlagInput extends Pick<FlagRequest, 'remote' | 'name' | 'change'>, Pick<FolderOperation, 'say'> {
  /** The composed folder. */
  folder: string;
  by: string;
  /** Whoever may release the remote, where the folder says who that is. */
  signer: Signer | null;
}

/** A flag as it is now; null: it is off. */
export interface FlagSetting {
  flag: RemoteFlag | null;
  hasChanged: boolean;
}

/**
 * Switches a flag of a remote on for some companies, or off, in a published folder: in the document and in the registry.
 * @throws with a sentence about what stands in the way; then nothing has changed.
 */
export async function setFlag({ folder, remote, name, change, by, signer, say }: SetFlagInput): Promise<FlagSetting> {
  // Before the lock, so that a folder that is no portal stays unchanged.
  readPublished(folder);
  return changeFolder(folder, { what: `the flag ${name} of ${remote} by ${by}`, say }, async () => {
    const sign = rightTo(folder, remote, signer);
    if (change) refuseUnread(folder, remote, name, say);
    const { [name]: before, ...others } = readPublished(folder).reading.remotes[remote]?.flags ?? {};
    const flag = change && (await flagAfter(before, change, name));
    const flags = { ...others, ...(flag ? { [name]: flag } : {}) };
    const files = await filesWithEntry(folder, remote, ({ flags: _, ...entry }) =>
      Object.keys(flags).length > 0 ? { ...entry, flags } : entry,
    );
    const hasChanged = files !== null;
    // The log keeps how many companies have the flag, not which.
    const reason = `${name}: ${flag ? flagInWords(flag) : 'off'}`;
    const entry = { at: new Date().toISOString(), by, what: 'flag', app: remote, reason, from: null, to: null };
    return { files: files ?? {}, log: hasChanged ? [sign(entry)] : [], result: { flag, hasChanged } };
  });
}

/** @throws if what is live of the remote asks for other flags alone. Who switches one off may find nobody asking. */
function refuseUnread(folder: string, remote: string, name: string, say: SetFlagInput['say']): void {
  const { current, canary } = readPublished(folder).reading.remotes[remote] ?? {};
  const versions = [current?.version, canary?.build.version].filter((version) => version !== undefined);
  const lists = versions.map((version) => flagsOf(folder, remote, version));
  const known = [...new Set(lists.flatMap((list) => list ?? []))];
  if (versions.length === 0 || known.includes(name)) return;
  const unknown = versions.filter((_, index) => lists[index] === null);
  if (unknown.length > 0)
    say(`Whether ${remote} ${unknown.join(' and ')} asks for ${name} is unknown: it was built before builds said so.`);
  else
    throw new Error(
      `No live version of ${remote} asks for ${name}, only for: ${known.join(', ') || 'none'}. Release the one that does first.`,
    );
}

/** null: its build does not say. */
function flagsOf(folder: string, remote: string, version: string): readonly string[] | null {
  const contract = contractOf(folder)(remote, version);
  return (contract?.role === 'remote' && contract.flags) || null;
}

async function flagAfter(
  before: RemoteFlag | undefined,
  { until, ...companies }: FlagChange,
  name: string,
): Promise<RemoteFlag> {
  if (!before && companies.share === undefined && companies.companies === undefined)
    throw new Error(`Say for whom ${name} is on: --share 10, --companies <ids or a file>, or both.`);
  return { ...(await someCompanies(before, companies, randomBytes(12).toString('hex'))), until };
}

export const flagInWords = (flag: RemoteFlag): string => `on for ${canaryInWords(flag)}, until ${flag.until}`;
