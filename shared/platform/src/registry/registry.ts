import * as v from 'valibot';
import type { Areas } from './area.ts';
import type { AreaMaintenance } from './area-maintenance.ts';
import { SomeCompanies } from './canary.ts';
import type { RemoteFlag } from './remote-flag.ts';

export const Version = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** One released version of a remote. */
export const RemoteBuild = v.object({
  version: Version,
  /** Name of the container's global variable; unlike the remote's name it differs between versions. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/)),
  /** Same-origin path or absolute address of the container's entry. */
  entry: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/)),
  /** Subresource integrity of the entry. Only a development server's entry may lack it: `entryRefusal` checks that. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** By prefix, the files that each of its pages needs besides the entry: the composer hints them. */
  preload: v.record(v.string(), v.array(v.string())),
  /** By path or pattern (`/order/:id`), what this page needs besides. Older registries have it in `preload`. */
  pageFiles: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** By path, the shared modules on demand that the page uses; their files belong to the shell. */
  usesShared: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type RemoteBuild = v.InferOutput<typeof RemoteBuild>;

/** The next version of a remote, for some companies. */
export const Canary = v.object({
  build: RemoteBuild,
  ...SomeCompanies.entries,
});
export type Canary = v.InferOutput<typeof Canary>;

export interface RemoteEntry {
  areas: Areas;
  current: RemoteBuild;
  previous?: RemoteBuild | undefined;
  /** It has the same areas. Older shells do not know it: they load `current`. */
  canary?: Canary | undefined;
  maintenance?: AreaMaintenance | undefined;
  /** By name. Older shells do not know them: there they are off. */
  flags?: Readonly<Record<string, RemoteFlag>> | undefined;
}

export const REGISTRY_SCHEMA = 2;

/**
 * Where the remotes are: published as /remotes.json, and written into the document, so that a remote is deployed or rolled
 * back without a build of the shell. `readRegistry` reads it.
 */
export interface Registry {
  schema: typeof REGISTRY_SCHEMA;
  /** Changes with every release; error reports include it. */
  revision: string;
  /** The version of the shell: an open tab learns from it that there is a newer one. Older registries lack it. */
  shell?: string | undefined;
  remotes: Record<string, RemoteEntry>;
}

export const REGISTRY_ELEMENT_ID = 'portal-registry';

/**
 * How long the composer keeps the files of a version that is no longer listed. A tab opened before a release may still
 * request them, and the last good registry of a browser relies on them.
 */
export const OLD_VERSIONS_KEPT_DAYS = 30;
