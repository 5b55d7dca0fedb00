/** Makes the previous version of an app live again: `npm run rollback mf-billing -- --reason "…"`. */
import { rollbackCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(() => rollbackCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say }));
