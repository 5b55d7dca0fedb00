import type { ReactNode } from 'react';
import { type Family, getFamilyByType, performReactRefresh } from 'react-refresh';

/*
 * Hot reload in a deployed portal. Its React is built for production and cannot replace a component, so each one that is
 * rendered waits for its own next function (hot-type.ts). React itself is not imported here: this runs before the portal
 * has shared it.
 */

export type Props = Record<string, unknown>;
type HotFunction = (props: Props) => ReactNode;
export interface HotFamily extends Family {
  readonly current: HotFunction;
}

const isHotFunction = (type: unknown): type is HotFunction =>
  typeof type === 'function' && !type.prototype?.isReactComponent;
const isHot = (family: Family): family is HotFamily => isHotFunction(family.current);

/** Undefined for what only React can call: a class, or what `memo` returns. */
export function hotFamilyOf(type: unknown): HotFamily | undefined {
  const family = isHotFunction(type) ? getFamilyByType(type) : undefined;
  return family && isHot(family) ? family : undefined;
}

const listeners = new Set<() => void>();
export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const generations = new WeakMap<Family, number>();
/** Another number: the component has other hooks than before, so that its state cannot be kept. */
export const generationOf = (family: Family): number => generations.get(family) ?? 0;

/** Reloads if a component has changed that only React can call. */
export function refreshDeployed(reload: () => void): void {
  const update = performReactRefresh();
  if (!update) return;
  for (const family of update.staleFamilies) generations.set(family, generationOf(family) + 1);
  if (![...update.updatedFamilies, ...update.staleFamilies].every(isHot)) reload();
  else for (const listener of listeners) listener();
}
