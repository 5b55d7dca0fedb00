/** What is live since when, and whether its files are right: `npm run status`, `npm run status -- --at https://…`. */
import { statusCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(() => statusCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say }));
