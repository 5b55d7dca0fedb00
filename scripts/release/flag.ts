/**
 * Switches a flag of a remote on for some companies, or off:
 * `npx tsx scripts/release/flag.ts mf-billing year-view --share 10 --until 2027-03-31`,
 * `npx tsx scripts/release/flag.ts mf-billing year-view --off`.
 */
import { flagCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(() => flagCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say }));
