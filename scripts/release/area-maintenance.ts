/**
 * Announces maintenance of one remote's areas in a published portal, or takes it back:
 * `npx tsx scripts/release/area-maintenance.ts mf-billing --from 2026-12-01T22:00+09:00 --to 2026-12-02T06:00+09:00 --text …`,
 * `npx tsx scripts/release/area-maintenance.ts mf-billing --end`.
 */
import { areaMaintenanceCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(() => areaMaintenanceCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say }));
