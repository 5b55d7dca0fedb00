// A command that installs what it needs first: `node scripts/run.mjs start/start-portal.ts`.
import { prepare, runScript } from './prepare.mjs';

const [script, ...args] = process.argv.slice(2);
prepare();
process.exit(await runScript(script, args));
