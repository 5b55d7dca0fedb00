import { installNewPackage, prepare, runScript } from './prepare.mjs';

prepare();
const code = await runScript('new-remote/new-remote.ts');
// A repository of its own installs for itself.
if (code === 0 && !process.argv.some((arg) => arg.startsWith('--repository'))) installNewPackage();
process.exit(code);
