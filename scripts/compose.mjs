import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(await runScript('compose-for.ts'));
