import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { generationOf, type HotFamily, hotFamilyOf, onUpdate, type Props } from './deployed.ts';

const made = new WeakMap<HotFamily, ComponentType<Props>>();

/** In a deployed portal: a component that keeps its state when the sources of this one change. */
export function hotType<Type>(type: Type): Type | ComponentType<Props> {
  const family = globalThis.portalRefresh ? undefined : hotFamilyOf(type);
  if (!family) return type;
  const hot = made.get(family) ?? hotTypeOf(family);
  made.set(family, hot);
  return hot;
}

const hotTypeOf = (family: HotFamily) =>
  function Hot(props: Props) {
    const key = useSyncExternalStore(onUpdate, () => generationOf(family));
    return createElement(Called, { key, family, props });
  };

/** Calls the function, whose hooks are then its own. */
function Called({ family, props }: { family: HotFamily; props: Props }) {
  return useSyncExternalStore(onUpdate, () => family.current)(props);
}
