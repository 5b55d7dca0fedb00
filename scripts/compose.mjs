import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(await runScript('release/compose.ts'));
