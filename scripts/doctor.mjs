import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, nodeComplaint, root, runScript } from './prepare.mjs';

// It installs nothing by itself: whoever asks what is wrong wants to know that as well.
const complaint = nodeComplaint(process.versions.node);
if (complaint) fail(complaint);
if (!existsSync(join(root, 'node_modules/tsx')))
  fail('The dependencies are not installed: npm start installs them. Everything else can be looked at only then.');
process.exit(await runScript('doctor/doctor.ts'));
