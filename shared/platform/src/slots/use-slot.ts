import { createContext, use, useEffect, useState } from 'react';
import { afterData } from '../content-mark/content-mark.ts';
import type { SlotFill, SlotName, Slots } from './slots.ts';

/** Brings what other remotes put into slots. `null`: nobody fills it, or whoever does cannot be had now. */
export interface SlotSource {
  load(name: SlotName): Promise<SlotFill | null>;
  /** What `load` would bring, if that is known already. */
  loaded(name: SlotName): SlotFill | null | undefined;
}

/** For a remote that runs alone: there is no other. */
const NO_SLOTS: SlotSource = { load: async () => null, loaded: () => null };

const SlotSourceContext = createContext(NO_SLOTS);
export const SlotSourceProvider = SlotSourceContext.Provider;

/**
 * What another remote puts into this slot: `null` if it is empty, `undefined` while that is not known. `late`: it is
 * fetched once the page shows its own data.
 */
export function useSlot<Name extends SlotName>(
  name: Name,
  when: 'now' | 'late' = 'now',
): SlotFill<Slots[Name]> | null | undefined {
  const source = use(SlotSourceContext);
  const [fill, setFill] = useState(() => source.loaded(name));

  useEffect(() => {
    if (fill !== undefined) return;
    let isCurrent = true;
    const load = async () => {
      const loaded = await source.load(name);
      if (isCurrent) setFill(loaded);
    };
    const cancel = when === 'late' ? afterData(() => void load()) : void load();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [source, name, when, fill]);

  // Whoever fills a slot declares it with these props (`RemoteModuleOf`).
  return fill as SlotFill<Slots[Name]> | null | undefined;
}
