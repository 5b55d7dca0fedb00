/**
 * Announces maintenance of one remote's areas in a published portal, or takes it back:
 * `npx tsx scripts/area-maintenance.ts mf-billing --from 2026-12-01T22:00+09:00 --to 2026-12-02T06:00+09:00 --text …`,
 * `npx tsx scripts/area-maintenance.ts mf-billing --end`.
 */
import { resolve } from 'node:path';
import { announceMaintenance } from '../shell/composer/announce-maintenance.ts';
import { maintenanceRequest } from '../shell/composer/maintenance-request.ts';
import { maintenanceLines } from '../shell/release/receipt.ts';
import { endWith, say } from './console.ts';
import { operator } from './operator.ts';
import { LOCAL_PORTAL } from './root.ts';

await endWith(async () => {
  const { remote, maintenance, folder } = maintenanceRequest(process.argv.slice(2), new Date());
  const portal = folder ? resolve(folder) : LOCAL_PORTAL;
  const hasChanged = await announceMaintenance(portal, remote, maintenance, { by: operator(), say });
  for (const line of maintenanceLines({ folder: portal, remote, maintenance, hasChanged })) say(line);
  return 0;
});
