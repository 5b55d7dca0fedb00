/** The sources' lines of an error report's stack: `npm run explain -- report.txt --to live`. */
import { explainCommand } from '@portal/release';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(() => explainCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say }));
