import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(runScript('start-standalone.ts'));
