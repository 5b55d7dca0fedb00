import type { Area as DeclaredArea } from '@portal/platform/registry/area';
import { isPublic } from '@portal/platform/session/public-routes';
import type { PageRegistry } from '#federation/registry/page-registry.ts';

/** A part of the portal's addresses that a remote owns. */
export interface Area extends DeclaredArea {
  readonly remote: string;
  readonly prefix: `/${string}`;
}

interface Listing extends Pick<PageRegistry, 'lost'> {
  readonly remotes: Readonly<Record<string, Pick<PageRegistry['remotes'][string], 'areas'>>>;
}

/** Also those that cannot be loaded: they keep their links, and show a card. */
export function areasOf({ remotes, lost }: Listing): Area[] {
  const usable = Object.entries(remotes).map(([remote, { areas }]) => [remote, areas] as const);
  return [...usable, ...Object.entries(lost)].flatMap(([remote, areas]) =>
    Object.entries(areas).map(([prefix, area]) => ({ ...area, remote, prefix: prefix as Area['prefix'] })),
  );
}

/** The area that contains `pathname`, if there is one; the shell's public pages (`/mfa/revert`) are in none. */
export const areaAt = (areas: readonly Area[], pathname: string): Area | undefined =>
  isPublic(pathname) ? undefined : areas.find(({ prefix }) => isWithin(prefix, pathname));

/** Whether `pathname` is `prefix` or a path below it, in any case; `/orders` is not below `/order`. */
export const isWithin = (prefix: string, pathname: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${prefix}/`);
