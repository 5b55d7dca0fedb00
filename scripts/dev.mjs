import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(await runScript('dev/start-dev.ts'));
