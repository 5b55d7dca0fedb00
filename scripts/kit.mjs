import { prepare, runScript } from './prepare.mjs';

prepare();
process.exit(await runScript('kit/start-kit.ts'));
