import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(runScript('run-e2e.ts'));
