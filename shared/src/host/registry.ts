import * as v from 'valibot';

/**
 * Where the remotes are. One document, written into the HTML by the composer and published as /remotes.json,
 * so that a remote is deployed or rolled back without a build of the shell.
 */
const RemoteBuild = v.object({
  version: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  /** Name of the container's global variable; unlike the remote's name it differs from version to version. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/)),
  /** Same-origin path or absolute address of the container's entry. */
  entry: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/)),
  /** Subresource integrity of the entry. Only entries of a development server go without. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** By prefix, the files that its first page needs besides the entry: the composer hints them. */
  preload: v.record(v.string(), v.array(v.string())),
});
export type RemoteBuild = v.InferOutput<typeof RemoteBuild>;

const RemoteEntry = v.object({
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/[a-z-]+$/))), v.minLength(1)),
  current: RemoteBuild,
  previous: v.optional(RemoteBuild),
});
export type RemoteEntry = v.InferOutput<typeof RemoteEntry>;

export const Registry = v.object({
  schema: v.literal(1),
  /** Changes with every release; error reports name it. */
  revision: v.string(),
  remotes: v.record(v.string(), RemoteEntry),
});
export type Registry = v.InferOutput<typeof Registry>;

export const REGISTRY_ELEMENT_ID = 'portal-registry';

/** The registry of this page. @throws when the element is missing or its content is not a registry. */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return v.parse(Registry, JSON.parse(text ?? 'null'));
}
