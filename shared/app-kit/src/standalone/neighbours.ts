import * as v from 'valibot';

export const NEIGHBOURS_ELEMENT_ID = 'portal-neighbours';

/** By prefix, the areas of other remotes, and where each of them runs alone. */
const Neighbours = v.record(
  v.pipe(v.string(), v.startsWith('/')),
  v.object({ title: v.string(), address: v.pipe(v.string(), v.url()), command: v.string() }),
);
export type Neighbours = v.InferOutput<typeof Neighbours>;

/** Without the element there are none: the document is then not the development server's. */
export function readNeighbours(document: Document): Neighbours {
  return v.parse(Neighbours, JSON.parse(document.getElementById(NEIGHBOURS_ELEMENT_ID)?.textContent ?? '{}'));
}

export const isWithin = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Whose area a path belongs to. */
export const neighbourAt = (neighbours: Neighbours, path: string): Neighbours[string] | undefined =>
  Object.entries(neighbours).find(([prefix]) => isWithin(prefix, path))?.[1];
