import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(await runScript('test-run/run-e2e.ts'));
