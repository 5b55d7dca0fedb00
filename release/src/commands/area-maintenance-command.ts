import { resolve } from 'node:path';
import { announceMaintenance } from '#maintenance/announce-maintenance.ts';
import { maintenanceRequest } from '#maintenance/maintenance-request.ts';
import { operator } from './operator.ts';
import { maintenanceLines } from './receipt.ts';
import type { Repository } from './repository.ts';

/** Announces maintenance of one remote's areas in a composed folder, or takes it back. */
export async function areaMaintenanceCommand(
  args: readonly string[],
  { root, portal, say }: Repository,
): Promise<number> {
  const { remote, maintenance, folder: to } = maintenanceRequest(args, new Date());
  const folder = to ? resolve(to) : portal;
  const hasChanged = await announceMaintenance(folder, remote, maintenance, { by: operator(root), say });
  for (const line of maintenanceLines({ folder, remote, maintenance, hasChanged })) say(line);
  return 0;
}
