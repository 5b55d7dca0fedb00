import type { Registry } from '@portal/platform/registry';
import { canaryInWords, withoutCanary } from '#canary/canary-entry.ts';
import type { LogEntry } from '#change/audit-log.ts';
import { type Change, changeFolder, type FolderOperation } from '#change/change-folder.ts';
import { checkCompatibility } from '#compatibility/check-compatibility.ts';
import { readPublished } from '#compose/published.ts';
import { registryOf, rolledBackEntry } from '#compose/registry.ts';
import { SHELL } from '#folder/folder.ts';
import { CANARY_GONE, earlierVersions, historyOf, ROLLBACK } from '#history/history.ts';
import { rightTo, type SignEntry } from '#rights/owners.ts';
import type { Signer } from '#rights/signer.ts';
import { goLive } from './go-live.ts';
import { damageOf, type KeptVersion, keptVersion } from './kept-version.ts';
import { contractOf, type LivePortal, liveVersion, readLivePortal } from './live-portal.ts';

interface RollbackInput extends Pick<FolderOperation, 'say' | 'waitMs'> {
  /** The composed folder. */
  folder: string;
  app: string;
  /** Instead of the version that was live before. */
  version?: string | undefined;
  reason: string;
  by: string;
  /** Whoever rolls it back, where the folder says who may. */
  signer?: Signer | null | undefined;
}

/** What a rollback has done. */
export interface RollbackReceipt {
  folder: string;
  app: string;
  from: string;
  to: string;
  revision: string;
  /** For whom the removed canary was, in words; null: everybody went back. */
  canary: string | null;
  /** The version to which the next rollback would go back. */
  next: string | null;
  remarks: readonly string[];
  hasNewRules: boolean;
}

/**
 * Makes an earlier version live again, from the folder alone.
 * @throws with a sentence about what stands in the way; then nothing has changed.
 */
export async function rollback(input: RollbackInput): Promise<RollbackReceipt> {
  const { folder, app, by } = input;
  // Before the lock, so that a folder that is no portal stays unchanged.
  readPublished(folder);
  return changeFolder(folder, { ...input, what: `the rollback of ${app} by ${by}` }, () => rollbackOf(input));
}

async function rollbackOf(input: RollbackInput): Promise<Change<RollbackReceipt>> {
  const { folder, app, version, reason, by } = input;
  const sign = rightTo(folder, app, input.signer ?? null);
  const live = readLivePortal(folder);
  const from = liveVersion(live, app);
  if (from === null) throw new Error(`There is no ${app} in ${folder}: ${appsOf(live).join(', ')}.`);
  const canary = live.registry.remotes[app]?.canary;
  if (canary && version !== undefined)
    throw new Error(
      `${app} ${canary.build.version} is a canary for ${canaryInWords(canary)}. Take it away first: npm run rollback ${app} without --version.`,
    );
  if (canary) return canaryTakenAway(live, { folder, app, reason, by, sign });
  const to = version ?? versionBefore(live, app, from);
  if (to === from) throw new Error(`${app} ${to} is live already.`);
  const target = soundVersion(folder, app, to);
  const remarks = checkCompatibility({
    app,
    version: to,
    contract: contractOf(folder)(app, to),
    live: live.registry,
    today: null,
    contractOf: contractOf(folder),
  });

  const entry = { at: new Date().toISOString(), by, what: ROLLBACK, app, from, to, reason };
  const previous = firstSound(live, app, to, [...live.log, entry]);
  const registry = registryAfter(live, target, previous);
  const shell = app === SHELL ? target.record : live.shell;
  const { hasNewRules, ...change } = await goLive(live, { shell, registry, entry, sign });
  const next = previous?.record.version ?? null;
  const result = { folder, app, from, to, revision: registry.revision, canary: null, next, remarks, hasNewRules };
  return { ...change, result };
}

/** The first rollback removes only the canary. */
async function canaryTakenAway(
  live: LivePortal,
  { folder, app, reason, by, sign }: Pick<RollbackInput, 'folder' | 'app' | 'reason' | 'by'> & { sign: SignEntry },
): Promise<Change<RollbackReceipt>> {
  const { shell, remotes } = live.registry;
  const before = remotes[app];
  if (!before?.canary) throw new Error(`${app} has no canary.`);
  const { build, ...members } = before.canary;
  const registry = registryOf(shell, { ...remotes, [app]: withoutCanary(before) });
  const entry = {
    at: new Date().toISOString(),
    by,
    what: CANARY_GONE,
    app,
    from: null,
    to: null,
    canary: build.version,
    reason,
  };
  const { hasNewRules, ...change } = await goLive(live, { shell: live.shell, registry, entry, sign });
  const result = {
    folder,
    app,
    from: build.version,
    to: before.current.version,
    revision: registry.revision,
    canary: canaryInWords(members),
    next: before.previous?.version ?? null,
    remarks: [],
    hasNewRules,
  };
  return { ...change, result };
}

const appsOf = ({ registry }: LivePortal): string[] => [SHELL, ...Object.keys(registry.remotes)];

function versionBefore({ folder, log, registry }: LivePortal, app: string, from: string): string {
  const history = historyOf(log, app);
  const [latest] = earlierVersions(history, from, registry.remotes[app]?.previous?.version);
  if (latest) return latest;
  const refused = Object.keys(history.refused);
  const why = refused.length > 0 ? `all others were rolled back (${refused.join(', ')})` : 'it is the first one';
  throw new Error(`There is no version of ${app} before ${from} in ${folder}: ${why}. Release a mended one.`);
}

/** @throws if its files are not as they were published. */
function soundVersion(folder: string, app: string, version: string): KeptVersion {
  const kept = keptVersion(folder, app, version);
  const damage = kept ? damageOf(folder, kept) : 'its files are no longer kept';
  if (kept && !damage) return kept;
  throw new Error(
    `${app} cannot go back to ${version}: ${damage}. Name another version with --version, or release a mended one.`,
  );
}

/** What a browser tries if it cannot load `current`, and to which the next rollback goes back. */
function firstSound({ folder }: LivePortal, app: string, current: string, log: readonly LogEntry[]) {
  for (const version of earlierVersions(historyOf(log, app), current, undefined)) {
    const kept = keptVersion(folder, app, version);
    if (kept && !damageOf(folder, kept)) return kept;
  }
  return null;
}

function registryAfter({ registry }: LivePortal, { record }: KeptVersion, previous: KeptVersion | null): Registry {
  const { shell, remotes } = registry;
  if (record.name === SHELL) return registryOf(record.version, remotes);
  const entry = rolledBackEntry(record, previous?.record ?? null, remotes[record.name]);
  return registryOf(shell, { ...remotes, [record.name]: entry });
}
