import {
  ANY_EXPORT,
  type BuildContract,
  type HostBuildContract,
  type RemoteBuildContract,
} from '@portal/app-kit/build/contract';
import { deprecatedUses } from '@portal/app-kit/build/contract/deprecations';
import { brokenLinks, leadsNowhere } from './dead-links.ts';
import { type DoubleClaim, doubleClaims } from './double-claims.ts';
import { type UnmetNeed, unmetNeeds } from './unmet-needs.ts';

/** A version that customers get, or on which a page falls back. */
export interface LiveRemote {
  readonly place: 'current' | 'previous' | 'canary';
  readonly name: string;
  readonly version: string;
  /** null: built before there were contract files. */
  readonly contract: RemoteBuildContract | null;
}

export interface LiveContracts {
  /** null: none is live yet. */
  readonly shell: { readonly version: string; readonly contract: HostBuildContract | null } | null;
  readonly remotes: readonly LiveRemote[];
}

/** In sentences for whoever releases. */
export interface Verdict {
  /** Each says what clashes with whom, and what to do. Any clash refuses the release. */
  readonly clashes: readonly string[];
  /** What cannot be checked, or is good to know. It refuses nothing. */
  readonly remarks: readonly string[];
}

/** Whether `next` can go live, forwards or back, beside everything that is live already. */
export const verdictOn = (live: LiveContracts, next: BuildContract): Verdict =>
  next.role === 'host' ? verdictOnShell(live, next) : verdictOnRemote(live, next);

function verdictOnRemote({ shell, remotes }: LiveContracts, next: RemoteBuildContract): Verdict {
  // Only current claims count: another remote may take over what a previous version had. A rollback is checked again.
  const others = remotes.filter(({ name, place }) => name !== next.name && place !== 'previous');
  const own = remotes.find(({ name, place }) => name === next.name && place === 'current');
  const host = shell?.contract;
  const contracts = [host, ...others.map(({ contract }) => contract)];
  return {
    clashes: [
      ...(host ? unmetNeeds(host, next).map((need) => remoteNeeds(need, next, host.version)) : []),
      ...contracts.flatMap((contract) => (contract ? claimSentences(next, contract) : [])),
      ...movedPages(own?.contract ?? null, next, contracts),
      ...deadLinks(next, contracts),
    ],
    remarks: [
      ...(shell && !host ? [unknownOf('the live shell', shell.version, 'provides')] : []),
      ...others.flatMap((other) => (other.contract ? [] : [unknownOf(other.name, other.version, 'claims')])),
      ...wholeModules(next),
      ...deprecatedUses(host?.deprecated ?? {}, next.uses).map((use) => `${title(next)} uses ${use}`),
      ...slotsOfOneSide([next, ...others.flatMap(({ contract }) => contract ?? [])]),
    ],
  };
}

/** Pages of the live version that the next one does not have, and to which others lead. */
function movedPages(
  live: BuildContract | null,
  next: BuildContract,
  others: readonly (BuildContract | null | undefined)[],
): string[] {
  if (!live) return [];
  return others.flatMap((other) =>
    other
      ? brokenLinks(other, live, next).map(
          (path) =>
            `${title(next)} has no page ${path}, to which ${title(other)} leads: keep it until no live version does.`,
        )
      : [],
  );
}

/** An app whose contract is unknown may have any page. */
function deadLinks(next: BuildContract, others: readonly (BuildContract | null | undefined)[]): string[] {
  const known = others.filter((contract) => contract != null);
  if (known.length < others.length) return [];
  return leadsNowhere(next, [next, ...known]).map(
    (path) => `${title(next)} leads to ${path}, and no app has such a page: release the one that will have it first.`,
  );
}

/** What will be live. A page does without a slot that nobody fills, so either side may be released first. */
function slotsOfOneSide(remotes: readonly RemoteBuildContract[]): string[] {
  const named = remotes.flatMap(({ slots }) => slots.named);
  const filled = remotes.flatMap(({ slots }) => slots.filled);
  const lacking = (ours: readonly string[], theirs: readonly string[]) => ours.filter((slot) => !theirs.includes(slot));
  return remotes.flatMap((remote) => [
    ...lacking(remote.slots.named, filled).map(
      (slot) => `No live remote fills the slot ${slot} of ${title(remote)}: its page leaves it out.`,
    ),
    ...lacking(remote.slots.filled, named).map(
      (slot) => `No live page has the slot ${slot}, which ${title(remote)} fills: nobody sees that.`,
    ),
  ]);
}

function verdictOnShell({ shell, remotes }: LiveContracts, next: HostBuildContract): Verdict {
  const known = remotes.flatMap(({ contract, place }) => (contract ? [{ contract, place }] : []));
  return {
    clashes: [
      ...deadLinks(
        next,
        remotes.filter(({ place }) => place === 'current').map(({ contract }) => contract),
      ),
      ...known.flatMap(({ contract, place }) => [
        ...newlyUnmet(shell?.contract ?? null, next, contract).map((need) =>
          shellLacks(need, next, `${title(contract)} (${place})`),
        ),
        ...claimSentences(next, contract),
        ...movedPages(shell?.contract ?? null, next, [contract]),
      ]),
    ],
    remarks: [
      ...remotes.flatMap(({ contract, name, version, place }) =>
        contract ? [] : [unknownOf(name, `${version} (${place})`, 'needs')],
      ),
      ...known.flatMap(({ contract }) => wholeModules(contract)),
    ],
  };
}

/** What this remote lacks already must not refuse a release that may help others. */
function newlyUnmet(live: HostBuildContract | null, next: HostBuildContract, remote: RemoteBuildContract): UnmetNeed[] {
  const missed = live ? unmetNeeds(live, remote) : [];
  return unmetNeeds(next, remote).flatMap((need) => {
    const before = missed.find((other) => identity(other) === identity(need));
    return before ? beyond(before, need) : [need];
  });
}

/** Exports are compared name by name; without names the whole module is missing. */
function beyond(before: UnmetNeed, need: UnmetNeed): UnmetNeed[] {
  if (before.kind !== 'exports' || need.kind !== 'exports' || before.names.length === 0) return [];
  if (need.names.length === 0) return [need];
  const names = need.names.filter((name) => !before.names.includes(name));
  return names.length > 0 ? [{ ...need, names }] : [];
}

/** What the need is about. A module and a library may have the same name. */
function identity(need: UnmetNeed): string {
  switch (need.kind) {
    case 'exports':
      return `exports of ${need.module}`;
    case 'library':
      return `library ${need.library}`;
    case 'text':
      return `text ${need.key}`;
    case 'contract':
    case 'runtime':
      return need.kind;
  }
}

const title = ({ name, version }: Pick<BuildContract, 'name' | 'version'>): string => `${name} ${version}`;

function remoteNeeds(need: UnmetNeed, next: RemoteBuildContract, shell: string): string {
  const shellFirst = 'release the shell first.';
  const again = `build ${next.name} with what the shell has.`;
  switch (need.kind) {
    case 'exports':
    case 'text':
      return `${title(next)} needs ${thing(need)}, which the live shell ${shell} does not provide: ${shellFirst}`;
    case 'library':
      return `${title(next)} needs ${need.library} ${need.wanted}, and the live shell ${shell} has ${need.given}: ${need.isOlder ? again : shellFirst}`;
    case 'contract':
      return `${title(next)} follows contract ${need.wanted}, and the live shell ${shell} accepts ${need.accepted.join(', ')}: ${need.isOlder ? again : shellFirst}`;
    case 'runtime':
      return `${title(next)} needs the official federation runtime, and the live shell ${shell} has our own: ${again}`;
  }
}

function shellLacks(need: UnmetNeed, next: HostBuildContract, remote: string): string {
  const shell = `The shell ${next.version}`;
  switch (need.kind) {
    case 'exports':
    case 'text':
      return `${shell} no longer provides ${thing(need)}, which ${remote} uses: keep it until no live version does.`;
    case 'library':
      return `${shell} has ${need.library} ${need.given}, and ${remote} needs ${need.wanted}: keep the shell's until all remotes can change with it.`;
    case 'contract':
      return `${shell} accepts contract ${need.accepted.join(', ')}, and ${remote} follows ${need.wanted}: accept both until no live version does.`;
    case 'runtime':
      return `${shell} has our own federation runtime, and ${remote} needs the official one: keep that until no live version does.`;
  }
}

function thing(need: Extract<UnmetNeed, { kind: 'exports' | 'text' }>): string {
  if (need.kind === 'text') return `the common text ${need.key}`;
  return need.names.length > 0 ? `${need.names.join(', ')} of ${need.module}` : need.module;
}

const claimSentences = (next: BuildContract, live: BuildContract): string[] =>
  doubleClaims(next, live).map((claim) => claimSentence(claim, next, live));

function claimSentence(claim: DoubleClaim, next: BuildContract, live: BuildContract): string {
  switch (claim.kind) {
    case 'address':
      return `${title(next)} claims ${claim.path}, which belongs to ${title(live)}: choose another path, or release ${live.name} without it first.`;
    case 'storage':
      return `${title(next)} keeps something in the browser as ${claim.key}, and so does ${title(live)}: choose another key.`;
    case 'draft':
      return `${title(next)} keeps a draft named ${claim.name}, and so does ${title(live)}: choose another name.`;
    case 'slot':
      return `${title(next)} fills the slot ${claim.name}, and so does ${title(live)}: release ${live.name} without it first.`;
  }
}

const unknownOf = (name: string, version: string, what: string): string =>
  `What ${name} ${version} ${what} is unknown: it was built before builds said so.`;

const wholeModules = (remote: RemoteBuildContract): string[] =>
  Object.entries(remote.uses)
    .filter(([, names]) => names.includes(ANY_EXPORT))
    .map(([module]) => `Which exports of ${module} ${title(remote)} needs is unknown: it takes the module as a whole.`);
