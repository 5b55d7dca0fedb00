import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const BUILD_CONTRACT_FILE = 'contract.json';

/** In place of names: it may be any. */
export const ANY_EXPORT = '*';

/** By shared module, names of its exports. */
const Exports = v.record(v.string(), v.array(v.string()));

const everyBuild = {
  name: v.string(),
  version: v.string(),
  /** Keys in the browser's storages; one that ends with `*` is the beginning of several. */
  storage: v.array(v.string()),
  /** Names of what forms keep of their input. */
  drafts: v.optional(v.array(v.string()), []),
  /** The federation runtime. All builds have our own (ADR 37) but those from before, of which the oldest do not say so. */
  runtime: v.optional(v.picklist(['own', 'official']), 'official'),
};

export const RemoteBuildContract = v.object({
  role: v.literal('remote'),
  ...everyBuild,
  /** REMOTE_CONTRACT: how host and remote understand each other. */
  contract: v.number(),
  /** What its code takes of each shared module. A module of which it takes nothing by name is needed all the same. */
  uses: Exports,
  /** By shared library, the versions that it can work with. */
  requires: v.record(v.string(), v.string()),
  /** By prefix, the paths of its pages below it. */
  routes: v.record(v.string(), v.array(v.string())),
  /** The common texts that its code asks for. */
  texts: v.array(v.string()),
});
export type RemoteBuildContract = v.InferOutput<typeof RemoteBuildContract>;

export const HostBuildContract = v.object({
  role: v.literal('host'),
  ...everyBuild,
  /** The numbers that it accepts of a remote. */
  contracts: v.array(v.number()),
  provides: Exports,
  /** By shared library, the version that pages get. */
  versions: v.record(v.string(), v.string()),
  /** The paths of its own screens. */
  screens: v.array(v.string()),
  texts: v.array(v.string()),
});
export type HostBuildContract = v.InferOutput<typeof HostBuildContract>;

/**
 * What a build needs of the others on its page, or gives to them. A release is checked by it before it is live. It is
 * read by later releases as long as the version is kept: what is added later has to be optional.
 */
export const BuildContract = v.variant('role', [RemoteBuildContract, HostBuildContract]);
export type BuildContract = v.InferOutput<typeof BuildContract>;

/**
 * The contract in a folder; null for a build from before there were contracts.
 * @throws if there is one in another format.
 */
export function readBuildContract(folder: string): BuildContract | null {
  const file = join(folder, BUILD_CONTRACT_FILE);
  return existsSync(file) ? v.parse(BuildContract, JSON.parse(readFileSync(file, 'utf8'))) : null;
}
