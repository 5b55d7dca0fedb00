import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(runScript('run-tests.ts'));
