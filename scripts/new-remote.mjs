import { installNewPackage, prepare, runScript } from './prepare.mjs';

prepare();
const code = await runScript('new-remote/new-remote.ts');
if (code === 0) installNewPackage();
process.exit(code);
