import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { FilledSlot, PagePath, RemoteAreas } from './registry/area.ts';
import type { SlotLoader, Slots } from './slots/slots.ts';

/** Increased when hosts and remotes can no longer understand each other; a host refuses any other number. */
export const REMOTE_CONTRACT = 1;

/** An early read or prefetch of a page: the request of one of its queries. */
export interface Prefetch {
  (signal: AbortSignal): Promise<unknown>;
  /** The key of its answer in the cache. Remotes of earlier releases do not name it. */
  readonly queryKey?: readonly unknown[];
}
/**
 * The first reads of a page at this address, without those that depend on the customer. Only reads without an effect on
 * the server, since the answers may be thrown away. Earlier hosts pass no `params` of the route's path; a page that
 * needs them then names no reads.
 */
export type Prefetches = (search: URLSearchParams, params?: PathParams) => readonly Prefetch[];
export type PathParams = Readonly<Record<string, string | undefined>>;

/** One page of a remote. Its component is loaded when it is shown or preloaded, never before. */
export interface RemoteRoute<Path extends string = string> {
  /** Relative to the prefix, in React Router's syntax; `''` is the prefix itself. */
  readonly path: Path;
  readonly page: () => Promise<ComponentType>;
  /**
   * A host may send them before it knows who is signed in, and when the customer is likely to open the page. If the
   * page asks for something else, it sends its own request.
   */
  readonly reads?: () => Promise<Prefetches>;
}

/** Everything that a remote exposes as `./remote`; the host checks it before it mounts any of it. */
export interface RemoteModule {
  readonly contract: typeof REMOTE_CONTRACT;
  readonly name: string;
  readonly version: string;
  /** The pages of each prefix that the remote owns. Any other path below a prefix shows the host's 404 screen. */
  readonly routes: Readonly<Record<string, readonly RemoteRoute[]>>;
  /** By slot, what it puts there (slots/slots.ts). Earlier hosts do not know it. */
  readonly slots?: Readonly<Record<string, SlotLoader>> | undefined;
}

/** The type for the remote with these areas: a page or a slot that `areas.ts` does not name does not compile. */
export type RemoteModuleOf<Areas extends RemoteAreas> = Omit<RemoteModule, 'routes' | 'slots'> & {
  readonly routes: { readonly [Prefix in keyof Areas]: readonly RemoteRoute<PagePath<Areas[Prefix]>>[] };
} & SlotsOf<FilledSlot<Areas[keyof Areas]>>;

type SlotsOf<Name extends keyof Slots> = [Name] extends [never]
  ? { readonly slots?: undefined }
  : { readonly slots: { readonly [Filled in Name]: SlotLoader<Slots[Filled]> } };

const isFunction = (value: unknown): boolean => typeof value === 'function';
const RouteSchema = v.object({
  path: v.string(),
  page: v.custom<RemoteRoute['page']>(isFunction),
  reads: v.exactOptional(v.custom<NonNullable<RemoteRoute['reads']>>(isFunction)),
});
const RemoteModuleSchema = v.object({
  contract: v.literal(REMOTE_CONTRACT),
  name: v.string(),
  version: v.pipe(v.string(), v.minLength(1)),
  routes: v.record(v.pipe(v.string(), v.startsWith('/')), v.array(RouteSchema)),
  // Pages do without a slot: one that cannot be read must not take them away.
  slots: v.fallback(v.optional(v.record(v.string(), v.custom<SlotLoader>(isFunction))), undefined),
});

export class RemoteContractError extends Error {
  override name = 'RemoteContractError';
}

/**
 * Checks the module from a remote's container.
 * @throws RemoteContractError when `remote` is missing, has another contract, belongs to another remote or has no pages
 * for `prefix`. Other areas are not checked: an older version may lack those of a newer one.
 */
export function parseRemoteModule(exports: unknown, expected: { name: string; prefix: string }): RemoteModule {
  const candidate = typeof exports === 'object' && exports !== null && 'remote' in exports ? exports.remote : undefined;
  const result = v.safeParse(RemoteModuleSchema, candidate);
  if (!result.success) {
    const issue = result.issues[0];
    throw new RemoteContractError(`${expected.name}: ${v.getDotPath(issue) ?? 'remote'}: ${issue.message}`);
  }
  const remote = result.output;
  if (remote.name !== expected.name) throw new RemoteContractError(`${expected.name}: answered as ${remote.name}`);
  if (!(expected.prefix in remote.routes))
    throw new RemoteContractError(`${expected.name}: has no routes for ${expected.prefix}`);
  return remote;
}
