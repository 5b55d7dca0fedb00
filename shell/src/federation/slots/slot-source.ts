import type { SlotFill, SlotName, SlotSource } from '@portal/platform/host';
import { reportError } from '@portal/platform/observe';
import type { AreaAccess } from '#federation/portal/portal.ts';

/**
 * Brings what remotes put into the slots of others. A remote that is down, under maintenance or older leaves its slot
 * empty. One that could not be loaded is tried again by whoever opens its area.
 */
export function createSlotSource({ areas, maintenance, loader }: AreaAccess): SlotSource {
  const fills = new Map<SlotName, SlotFill>();
  const areaOf = (name: SlotName) => {
    const area = areas.find(({ slots }) => slots?.includes(name));
    return area && !maintenance.isOn(area.remote) ? area : null;
  };

  async function load(name: SlotName): Promise<SlotFill | null> {
    const area = areaOf(name);
    if (!area) return null;
    const { remote, prefix } = area;
    try {
      // The loader reports its own failures.
      const module = await loader.load(remote, prefix).catch(() => null);
      const fill = (await module?.slots?.[name]?.()) ?? null;
      if (fill) fills.set(name, fill);
      return fill;
    } catch (error) {
      const reason = `${remote} could not fill ${name}`;
      reportError(error, { reason, category: 'remoteLoad', build: loader.buildFor(remote, prefix) });
      return null;
    }
  }

  function loaded(name: SlotName): SlotFill | null | undefined {
    const area = areaOf(name);
    if (!area || loader.isDown(area.remote, area.prefix)) return null;
    return fills.get(name);
  }

  return { load, loaded };
}
