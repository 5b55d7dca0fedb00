import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';

interface Phase {
  readonly isOn: boolean;
  /** The next instant at which that changes, in milliseconds; null if it stays. */
  readonly changesAt: number | null;
}

/** Whether announced maintenance is going on at `now`: from its beginning on, until just before its end. */
export function phaseAt({ from, to }: AreaMaintenance, now: number): Phase {
  const begin = Date.parse(from);
  const end = to === undefined ? null : Date.parse(to);
  if (now < begin) return { isOn: false, changesAt: begin };
  if (end === null || now < end) return { isOn: true, changesAt: end };
  return { isOn: false, changesAt: null };
}
