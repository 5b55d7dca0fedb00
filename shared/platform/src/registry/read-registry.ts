import * as v from 'valibot';
import { Areas, ReadAreas } from './area.ts';
import { AreaMaintenance } from './area-maintenance.ts';
import type { EntryRefusal } from './entry-refusal.ts';
import { Canary, REGISTRY_SCHEMA, RemoteBuild, type RemoteEntry, Version } from './registry.ts';
import { FlagName, RemoteFlag } from './remote-flag.ts';

/** Something in the registry that cannot be used as it is. */
export interface RegistryFault {
  /** Without a remote, the whole document cannot be read. */
  readonly remote?: string;
  /** The remote's current version, if that much can be read. */
  readonly version?: string;
  readonly reason: string;
}

/** A registry as far as it can be used. */
export interface RegistryReading {
  /** Null if the document as a whole is broken. */
  readonly revision: string | null;
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
  /** The remotes that are listed but cannot be used, with their areas if those can be read. */
  readonly broken: Readonly<Record<string, Areas | null>>;
  readonly faults: readonly RegistryFault[];
}

const Document = v.pipe(
  v.string('there is none'),
  v.parseJson(undefined, 'not JSON'),
  v.object({
    schema: v.literal(REGISTRY_SCHEMA),
    revision: v.pipe(v.string(), v.minLength(1)),
    shell: v.fallback(v.optional(Version), undefined),
    remotes: v.record(v.string(), v.unknown()),
  }),
);

/**
 * Reads each remote for itself: a broken entry does not affect the others. Unknown fields of a later release are
 * ignored. What a remote can do without (a place in a menu, its previous version, its canary, its maintenance, one of its
 * flags) is left out if it is wrong.
 */
export function readRegistry(text: string | null, refusal: EntryRefusal): RegistryReading {
  const document = v.safeParse(Document, text);
  if (!document.success)
    return { revision: null, remotes: {}, broken: {}, faults: [{ reason: describe(document.issues[0]) }] };

  const remotes: Record<string, RemoteEntry> = {};
  const broken: Record<string, Areas | null> = {};
  const faults: RegistryFault[] = [];
  const owners = new Map<string, string>();
  for (const [name, content] of Object.entries(document.output.remotes)) {
    const { version, entry, areas, reasons } = readRemote(content, refusal);
    const owned = Object.keys(entry?.areas ?? {}).find((prefix) => owners.has(prefix));
    if (entry && !owned) {
      remotes[name] = entry;
      for (const prefix of Object.keys(entry.areas)) owners.set(prefix, name);
    } else broken[name] = areas;
    if (owned) reasons.push(`${owned} belongs to ${owners.get(owned)}`);
    faults.push(...reasons.map((reason) => ({ remote: name, ...(version ? { version } : {}), reason })));
  }
  const { revision, shell } = document.output;
  return { revision, shell, remotes, broken, faults };
}

interface ReadRemote {
  version: string | null;
  entry: RemoteEntry | null;
  areas: Areas | null;
  reasons: string[];
}

const AnyFields = v.record(v.string(), v.unknown());
const Fields = v.fallback(AnyFields, {});
const Versioned = v.fallback(v.nullable(v.object({ version: v.string() })), null);

function readRemote(content: unknown, refusal: EntryRefusal): ReadRemote {
  const fields = v.parse(Fields, content);
  const reasons: string[] = [];
  const take = <T>(name: string, schema: v.GenericSchema<unknown, T>): T | null => {
    const result = v.safeParse(schema, fields[name]);
    if (result.success) return result.output;
    reasons.push(describe(result.issues[0], name));
    return null;
  };
  const mayRun = (name: string, build: RemoteBuild): boolean => {
    const refused = refusal(build);
    if (refused) reasons.push(`${name} ${build.version} ${refused}`);
    return refused === null;
  };
  const takeBuild = (name: 'current' | 'previous'): RemoteBuild | null => {
    const build = take(name, RemoteBuild);
    return build && mayRun(name, build) ? build : null;
  };
  const takeCanary = (): Canary | null => {
    const canary = take('canary', Canary);
    return canary && mayRun('canary', canary.build) ? canary : null;
  };

  const areas = take('areas', ReadAreas);
  // A remote may be newer than this shell: what the menus cannot show is left out.
  if (areas) reasons.push(...(v.safeParse(Areas, fields.areas).issues ?? []).map((issue) => describe(issue, 'areas')));
  const current = takeBuild('current');
  const previous = fields.previous === undefined ? null : takeBuild('previous');
  const canary = fields.canary === undefined ? null : takeCanary();
  const maintenance = fields.maintenance === undefined ? null : take('maintenance', AreaMaintenance);
  const flags = fields.flags === undefined ? null : readFlags(take('flags', AnyFields), reasons);
  const entry = areas &&
    current && {
      areas,
      current,
      ...(previous ? { previous } : {}),
      ...(canary ? { canary } : {}),
      ...(maintenance ? { maintenance } : {}),
      ...(flags ? { flags } : {}),
    };
  return { version: v.parse(Versioned, fields.current)?.version ?? null, entry, areas, reasons };
}

/** One that is wrong is off, and the others are as they say. */
function readFlags(content: Record<string, unknown> | null, reasons: string[]): RemoteEntry['flags'] | null {
  if (!content) return null;
  const flags: Record<string, RemoteFlag> = {};
  for (const [name, fields] of Object.entries(content)) {
    const result = v.safeParse(RemoteFlag, fields);
    const issues = [...(v.safeParse(FlagName, name).issues ?? []), ...(result.issues ?? [])];
    if (result.success && issues.length === 0) flags[name] = result.output;
    reasons.push(...issues.slice(0, 1).map((issue) => describe(issue, `flags.${name}`)));
  }
  return flags;
}

/** Where and what, such as `areas./news.menu: …`. */
const describe = (issue: v.BaseIssue<unknown>, field?: string): string => {
  const path = [field, v.getDotPath(issue)].filter(Boolean).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
};
