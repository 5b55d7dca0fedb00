import { ANY_EXPORT, type HostBuildContract, type RemoteBuildContract } from '@portal/app-kit/build/contract';

/** Something that a remote needs and the shell does not provide. */
export type UnmetNeed =
  /** Without names the whole module is missing. */
  | { kind: 'exports'; module: string; names: readonly string[] }
  | { kind: 'library'; library: string; wanted: string; given: string; isOlder: boolean }
  | { kind: 'text'; key: string }
  | { kind: 'contract'; wanted: number; accepted: readonly number[]; isOlder: boolean }
  /** The remote was built with the official federation runtime, which no shell provides any more (ADR 2). */
  | { kind: 'runtime' };

export const unmetNeeds = (shell: HostBuildContract, remote: RemoteBuildContract): UnmetNeed[] => [
  ...contractNeed(shell, remote),
  ...runtimeNeed(shell, remote),
  ...Object.entries(remote.uses).flatMap(([module, names]) => exportNeed(shell, module, names)),
  ...Object.entries(remote.requires).flatMap(([library, wanted]) => libraryNeed(shell, library, wanted)),
  ...remote.texts.filter((key) => !shell.texts.includes(key)).map((key): UnmetNeed => ({ kind: 'text', key })),
];

function contractNeed({ contracts }: HostBuildContract, { contract }: RemoteBuildContract): UnmetNeed[] {
  if (contracts.includes(contract)) return [];
  const isOlder = contracts.every((accepted) => accepted > contract);
  return [{ kind: 'contract', wanted: contract, accepted: contracts, isOlder }];
}

const runtimeNeed = (shell: HostBuildContract, remote: RemoteBuildContract): UnmetNeed[] =>
  remote.runtime === 'official' && shell.runtime === 'own' ? [{ kind: 'runtime' }] : [];

function exportNeed({ provides }: HostBuildContract, module: string, names: readonly string[]): UnmetNeed[] {
  const provided = provides[module];
  if (!provided) return [{ kind: 'exports', module, names: [] }];
  if (provided.includes(ANY_EXPORT)) return [];
  const missing = names.filter((name) => name !== ANY_EXPORT && !provided.includes(name));
  return missing.length > 0 ? [{ kind: 'exports', module, names: missing }] : [];
}

/** A library that the shell does not have at all is a missing module. */
function libraryNeed({ versions }: HostBuildContract, library: string, wanted: string): UnmetNeed[] {
  const given = versions[library];
  const order = given === undefined ? 'fits' : versionOrder(given, wanted);
  return given === undefined || order === 'fits'
    ? []
    : [{ kind: 'library', library, wanted, given, isOlder: order === 'newer' }];
}

/**
 * Compares the version `given` by the shell with the one that the remote was built with. A newer minor version has
 * all that an older one had. An older patch fits, too: it has the same functions, and remotes need not wait for the shell
 * after each patch.
 */
function versionOrder(given: string, wanted: string): 'older' | 'fits' | 'newer' {
  const [has, asks] = [numbersOf(given), numbersOf(wanted)];
  if (has.major !== asks.major) return has.major < asks.major ? 'older' : 'newer';
  if (has.minor < asks.minor) return 'older';
  // Before version 1 every minor version may break something.
  return has.major === 0 && has.minor > asks.minor ? 'newer' : 'fits';
}

function numbersOf(version: string): { major: number; minor: number } {
  const [, major, minor] = /^\^?(\d+)\.(\d+)\./.exec(version) ?? [];
  if (!major || !minor) throw new Error(`${version} is no version of a library`);
  return { major: Number(major), minor: Number(minor) };
}
