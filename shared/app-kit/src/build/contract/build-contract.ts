import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Deprecations } from './deprecations.ts';

export const BUILD_CONTRACT_FILE = 'contract.json';

/** Stands for any name. */
export const ANY_EXPORT = '*';

/** By shared module, names of its exports. */
const Exports = v.record(v.string(), v.array(v.string()));

const everyBuild = {
  name: v.string(),
  version: v.string(),
  /** Keys in the browser's storages; one that ends with `*` is a prefix. */
  storage: v.array(v.string()),
  /** Paths that its own code writes out, as links do; `:` is a part that is known later. Older builds have none. */
  links: v.optional(v.array(v.string()), []),
  /** Names of what forms keep of their input. */
  drafts: v.optional(v.array(v.string()), []),
  /** The federation runtime: our own (ADR 2). Old builds have the official one, and the oldest do not say so. */
  runtime: v.optional(v.picklist(['own', 'official']), 'official'),
};

export const RemoteBuildContract = v.object({
  role: v.literal('remote'),
  ...everyBuild,
  /** REMOTE_CONTRACT: how host and remote understand each other. */
  contract: v.number(),
  /** The exports that its code uses of each shared module. A module without names is needed all the same. */
  uses: Exports,
  /** In how many of its modules each of them is used. Older builds do not count. */
  counts: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
  /** By shared library, the version that it was built with; older builds wrote `^` before it. */
  requires: v.record(v.string(), v.string()),
  /** By prefix, the paths of its pages below it. */
  routes: v.record(v.string(), v.array(v.string())),
  /** The common texts that its code asks for. */
  texts: v.array(v.string()),
  /** The slots that its pages name, and those that it fills (@portal/platform). Older builds have none. */
  slots: v.optional(v.object({ named: v.array(v.string()), filled: v.array(v.string()) }), { named: [], filled: [] }),
  /** The names of its flags that its code asks for. Older builds do not say. */
  flags: v.optional(v.array(v.string())),
});
export type RemoteBuildContract = v.InferOutput<typeof RemoteBuildContract>;

export const HostBuildContract = v.object({
  role: v.literal('host'),
  ...everyBuild,
  /** The numbers that it accepts of a remote. */
  contracts: v.array(v.number()),
  provides: Exports,
  /** What it provides for some months only. Older builds do not say so. */
  deprecated: v.optional(Deprecations, {}),
  /** By shared library, the version that pages get. */
  versions: v.record(v.string(), v.string()),
  /** The paths of its own screens. */
  screens: v.array(v.string()),
  texts: v.array(v.string()),
});
export type HostBuildContract = v.InferOutput<typeof HostBuildContract>;

/**
 * The contract file: what a build needs of the others on its page, or gives to them. A release is checked by it before
 * it is live. Later releases read it as long as the version is kept, so new fields have to be optional.
 */
export const BuildContract = v.variant('role', [RemoteBuildContract, HostBuildContract]);
export type BuildContract = v.InferOutput<typeof BuildContract>;

/**
 * The contract file in a folder; null for an old build without one.
 * @throws if there is one in another format.
 */
export function readBuildContract(folder: string): BuildContract | null {
  const file = join(folder, BUILD_CONTRACT_FILE);
  return existsSync(file) ? v.parse(BuildContract, JSON.parse(readFileSync(file, 'utf8'))) : null;
}
