import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildContract } from '@portal/app-kit/build/contract';
import type { Budget } from '@portal/app-kit/build/contract/team';
import type { Canary, Registry } from '@portal/platform/registry';
import type { Areas } from '@portal/platform/registry/area';
import { todayInTokyo } from '@portal/platform/text';
import { canaryInWords, refuseBesideCanary, withCanary } from '#canary/canary-entry.ts';
import type { CanaryRequest } from '#canary/canary-request.ts';
import type { LogEntry } from '#change/audit-log.ts';
import { type Change, changeFolder, type FolderOperation } from '#change/change-folder.ts';
import { checkCompatibility } from '#compatibility/check-compatibility.ts';
import { type Build, digestsToSign, readBuild } from '#compose/build-folder.ts';
import { rootFiles } from '#compose/portal-files.ts';
import { publish, type StagedBuild, stage } from '#compose/publish.ts';
import { readPublished } from '#compose/published.ts';
import { listingOf, registryOf, releasedEntry } from '#compose/registry.ts';
import { SHELL } from '#folder/folder.ts';
import { historyOf } from '#history/history.ts';
import { rightTo } from '#rights/owners.ts';
import type { Signer } from '#rights/signer.ts';
import { ownerOf } from '#trial/owner-of.ts';
import { type Trial, tryBuild } from '#trial/trial.ts';
import { judgeTypes, refuseTypeBreaks } from '#types/judge-types.ts';
import { type Cost, costOf, excess } from './budget.ts';
import { goLive } from './go-live.ts';
import { contractOf, type LivePortal, liveVersion, readLivePortal } from './live-portal.ts';

export interface ReleaseInput extends Pick<FolderOperation, 'say' | 'waitMs'> {
  /** The composed folder. */
  folder: string;
  /** The name of the app; the build must be one of it. */
  app: string;
  /** The folder of the app's build. */
  build: string;
  /** The shell's files at the portal's root; only a release of the shell replaces them. */
  shellPublic: string;
  budget: Budget;
  /** Why it may exceed its budget. */
  overBudget?: string | undefined;
  trial: Trial;
  /** Why nobody looks at it first. */
  withoutTrial?: string | undefined;
  /** Why it may break a program that is compiled against it, or cannot be compiled itself. */
  typeBreaking?: string | undefined;
  /** A folder of an app in this repository: what it has installed has the declarations of libraries. */
  libraries: string;
  /** Why it may have been built from something else than a commit that was tested. */
  dirty?: string | undefined;
  /** Only for these companies; the others keep their version. */
  canary?: CanaryRequest | null | undefined;
  by: string;
  /** The commit that was built, and the repository that it is from, if they are known. */
  source?: string | undefined;
  repository?: string | undefined;
  /** Whoever releases, where the folder says who may. */
  signer?: Signer | null | undefined;
}

/** What a release has done. */
export interface Receipt {
  folder: string;
  app: string;
  from: string | null;
  to: string;
  revision: string;
  /** For whom, in words; null: for everybody. */
  canary: string | null;
  /** It was live already, and nothing has changed. */
  isUnchanged: boolean;
  /** How many files were published; 0 if this version was published before. */
  newFiles: number;
  areas: { before: Areas; after: Areas };
  cost: Cost;
  budget: Budget;
  overBudget: string | null;
  /** Why nobody has looked at it; null: a browser has. */
  withoutTrial: string | null;
  /** Why it went live although types clash; null: they do not. */
  typeBreaking: string | null;
  /** What could not be compared, or is good to know. */
  remarks: readonly string[];
  /** The owner who has signed it; null: the folder has no owners. */
  signedBy: string | null;
  source: string | null;
  repository: string | null;
  /** The rollback of this very version, if there was one. */
  refusal: LogEntry | null;
  hasNewRules: boolean;
}

/**
 * Makes a build live beside what is live already. It needs neither builds nor sources of the other apps.
 * @throws with a sentence about what stands in the way; then nothing has changed.
 */
export async function release(input: ReleaseInput): Promise<Receipt> {
  const { folder, app, by } = input;
  const build = readBuild(input.build);
  if (build.record.name !== app)
    throw new Error(`${input.build} is a build of ${build.record.name}, and ${app} is to be released.`);
  // Before the lock, so that a folder that is no portal stays unchanged.
  readPublished(folder);
  const what = `the release of ${app} by ${by}`;
  return changeFolder(folder, { ...input, what }, () => releaseOf(build, input));
}

async function releaseOf(build: Build, input: ReleaseInput): Promise<Change<Receipt>> {
  const { folder, app, budget, overBudget = null, withoutTrial = null, canary: request = null } = input;
  const sign = rightTo(folder, app, input.signer ?? null);
  const to = build.record.version;
  const live = readLivePortal(folder);
  const from = liveVersion(live, app);
  const remarks = checkCompatibility({
    app,
    version: to,
    contract: readBuildContract(build.folder),
    live: live.registry,
    today: todayInTokyo(),
    contractOf: contractOf(folder),
  });
  const types = await judgeTypes({ build, live, libraries: input.libraries });
  refuseTypeBreaks(build, types.breaks, input.typeBreaking);
  const registry = await nextRegistry(live, build, request);
  const canary = request && registry.remotes[app]?.canary;

  const staged = await stage(folder, build);
  const cost = costOf(build.record, scriptSizes(staged));
  const tooMuch = excess(cost, budget);
  if (tooMuch && overBudget === null)
    throw new Error(
      `${app} ${to} is over its budget: ${tooMuch}. Make it smaller, raise ${app}/budget.json, or say why this once: --over-budget "…".`,
    );

  const receipt = {
    folder,
    app,
    from,
    to,
    canary: canary ? canaryInWords(canary) : null,
    newFiles: staged.isNew ? Object.keys(staged.digests).length : 0,
    areas: { before: live.registry.remotes[app]?.areas ?? {}, after: registry.remotes[app]?.areas ?? {} },
    cost,
    budget,
    overBudget: tooMuch && overBudget,
    withoutTrial,
    typeBreaking: types.breaks.length > 0 ? (input.typeBreaking ?? null) : null,
    signedBy: null,
    source: input.source ?? null,
    repository: input.repository ?? null,
    remarks: [...remarks, ...types.remarks],
    refusal: historyOf(live.log, app).refused[to] ?? null,
  };
  const isLive = canary ? registry.revision === live.registry.revision : from === to;
  if (isLive && !staged.isNew) {
    const { revision } = live.registry;
    return { files: {}, log: [], result: { ...receipt, revision, isUnchanged: true, hasNewRules: false } };
  }
  const isShell = app === SHELL;
  const shell = isShell ? build.record : live.shell;
  if (withoutTrial === null)
    await refuseFaults(input.trial, { ...live, staged, shell, remotes: live.registry.remotes, say: input.say });
  publish(folder, staged);
  const entry = entryOf(input, receipt, { canary: canary || null, staged });
  const { files, hasNewRules, ...change } = await goLive(live, { shell, registry, entry, sign });
  return {
    ...change,
    files: isShell ? { ...rootFiles(input.shellPublic), ...files } : files,
    result: {
      ...receipt,
      signedBy: change.log[0]?.signedBy ?? null,
      revision: registry.revision,
      isUnchanged: false,
      hasNewRules,
    },
  };
}

/** The line of the log. It does not name the companies of a canary, for which everybody's version stays the same. */
function entryOf(
  { app, by, dirty }: ReleaseInput,
  {
    from,
    to,
    overBudget,
    withoutTrial,
    typeBreaking,
    source,
    repository,
  }: Omit<Receipt, 'revision' | 'isUnchanged' | 'hasNewRules'>,
  { canary, staged }: { canary: Canary | null; staged: StagedBuild },
): LogEntry {
  return {
    at: new Date().toISOString(),
    by,
    app,
    ...(canary
      ? { what: 'canary', from: null, to: null, canary: to, share: canary.share, companies: canary.companies?.length }
      : { what: 'release', from, to }),
    ...(overBudget === null ? {} : { overBudget }),
    ...(withoutTrial === null ? {} : { withoutTrial }),
    ...(typeBreaking === null ? {} : { typeBreaking }),
    ...(dirty ? { dirty } : {}),
    ...(source === null ? {} : { source }),
    ...(repository === null ? {} : { repository }),
    ...digestsToSign(staged),
  };
}

/** @throws with what a browser saw, if that was not right. */
async function refuseFaults(trial: Trial, next: Parameters<typeof tryBuild>[1]): Promise<void> {
  const faults = await tryBuild(trial, next);
  if (faults.length === 0) return;
  const { name, version } = next.staged.record;
  throw new Error(
    [
      `${name} ${version} does not work beside what is live. A browser saw:`,
      ...faults.map((fault) => `  ${fault}`),
      ...journeysIn(faults, next),
      'Mend it, or say why it goes live nevertheless: --without-trial "…".',
    ].join('\n'),
  );
}

/** Whose journeys end: another team knows them better. */
const journeysIn = (faults: readonly string[], { folder, remotes }: Parameters<typeof tryBuild>[1]): string[] =>
  Object.entries(remotes)
    .filter(([name]) => faults.some((fault) => fault.startsWith(`the journey of ${name}:`)))
    .map(([name, { current }]) => `${name} is of ${ownerOf(folder, name, current.version)}.`);

async function nextRegistry(
  { registry: { shell, remotes } }: LivePortal,
  { record }: Build,
  request: CanaryRequest | null,
): Promise<Registry> {
  const { name, version } = record;
  if (name === SHELL && request)
    throw new Error('The shell decides who sees a canary, so it has none itself: release it without --canary.');
  if (name === SHELL) return registryOf(version, remotes);
  const before = remotes[name];
  if (!request) {
    refuseBesideCanary(name, before, version);
    return registryOf(shell, { ...remotes, [name]: releasedEntry(record, before) });
  }
  if (!before) throw new Error(`${name} is new: release its first version to everybody, without --canary.`);
  const entry = await withCanary(before, { name, ...listingOf(record) }, request, randomBytes(12).toString('hex'));
  return registryOf(shell, { ...remotes, [name]: entry });
}

/** As they are sent to nearly every browser. */
function scriptSizes({ stagedIn }: StagedBuild): Record<string, number> {
  const scripts = readdirSync(stagedIn).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map((file) => [file, statSync(join(stagedIn, `${file}.br`)).size]));
}
