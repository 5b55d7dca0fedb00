import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { useCallback, useSyncExternalStore } from 'react';
import type { MaintenanceBoard } from './maintenance-board.ts';

/** The maintenance of a remote's areas that is going on now, if any. */
export function useAreaMaintenance(board: MaintenanceBoard, remote: string): AreaMaintenance | null {
  const watch = useCallback((tell: () => void) => board.watch(remote, tell), [board, remote]);
  return useSyncExternalStore(watch, () => (board.isOn(remote) ? (board.of(remote) ?? null) : null));
}
