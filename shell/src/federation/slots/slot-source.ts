import type { SlotFill, SlotName, SlotSource } from '@portal/platform/host';
import { reportError } from '@portal/platform/observe';
import type { Portal } from '#federation/portal/portal.ts';

/**
 * Brings what remotes put into the slots of others. A remote that is down, under maintenance or older leaves its slot
 * empty; the next page that names it tries again.
 */
export function createSlotSource({
  areas,
  maintenance,
  loader,
}: Pick<Portal, 'areas' | 'maintenance' | 'loader'>): SlotSource {
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

  return { load, loaded: (name) => (areaOf(name) ? fills.get(name) : null) };
}
