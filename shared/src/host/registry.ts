import { reportError } from '@portal/shared/observe';
import * as v from 'valibot';
import { Areas, ReadAreas } from './area.ts';
import type { Environment } from './environment.ts';

/**
 * Where the remotes are. One document, written into the HTML by the composer and published as /remotes.json, so that a
 * remote is deployed or rolled back without a build of the shell.
 */
const Version = v.pipe(v.string(), v.regex(/^[\w.-]+$/));
const RemoteBuild = v.object({
  version: Version,
  /** Name of the container's global variable; unlike the remote's name it differs between versions. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/)),
  /** Same-origin path or absolute address of the container's entry. */
  entry: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/)),
  /** Subresource integrity of the entry. Only a development server's entry may lack it: `readRegistry` checks that. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** By prefix, the files that each of its pages needs besides the entry: the composer hints them. */
  preload: v.record(v.string(), v.array(v.string())),
  /** By prefix, what its own page needs besides. Registries written before have it in `preload`. */
  firstPage: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
export type RemoteBuild = v.InferOutput<typeof RemoteBuild>;

const registryWith = (areas: typeof Areas) =>
  v.object({
    schema: v.literal(2),
    /** Changes with every release; error reports include it. */
    revision: v.string(),
    /** The version of the shell: an open tab learns from it that there is a newer one. Older registries lack it. */
    shell: v.optional(Version),
    remotes: v.record(
      v.string(),
      v.object({
        areas,
        current: RemoteBuild,
        previous: v.optional(RemoteBuild),
      }),
    ),
  });
/** As the composer writes it. */
export const Registry = registryWith(Areas);
/** As a shell reads it. */
const ReadRegistry = registryWith(ReadAreas);
export type Registry = v.InferOutput<typeof Registry>;
export type RemoteEntry = Registry['remotes'][string];

export const REGISTRY_ELEMENT_ID = 'portal-registry';

/**
 * The registry of this page. @throws when the element is missing, its content is not a registry, or a remote's entry
 * must not run in this environment.
 */
export function readRegistry(document: Document, environment: Environment['name']): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  const registry = parse(JSON.parse(text ?? 'null'));
  for (const [name, { current, previous }] of Object.entries(registry.remotes)) {
    for (const build of previous ? [current, previous] : [current]) {
      const reason = refusal(build, environment, document.baseURI);
      if (reason) throw new Error(`registry: ${name} ${build.version} ${reason} (${build.entry}, ${environment})`);
    }
  }
  return registry;
}

/** A remote may be newer than this shell: what its menus cannot show is reported, and the portal still starts. */
function parse(content: unknown): Registry {
  const known = v.safeParse(Registry, content);
  if (known.success) return known.output;
  const registry = v.parse(ReadRegistry, content);
  for (const issue of known.issues)
    reportError(new Error(`${v.getDotPath(issue)}: ${issue.message}`), {
      reason: `registry ${registry.revision} asks for what this shell does not have`,
      category: 'registry',
    });
  return registry;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Code that somebody on the network could have changed never runs. A development server on this machine is allowed. */
function refusal(build: RemoteBuild, environment: Environment['name'], page: string): string | null {
  const entry = new URL(build.entry, page);
  if (environment === 'local' && LOOPBACK.test(entry.hostname)) return null;
  if (!build.integrity) return 'has no integrity';
  if (entry.protocol !== 'https:' && entry.origin !== new URL(page).origin) return 'comes without TLS from elsewhere';
  return null;
}
