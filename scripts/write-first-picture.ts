/** Renders the documents' first picture from the shell's layouts again: `npm run first-picture`. Its test compares it. */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

const { status } = spawnSync('npx', ['jest', 'shell/src/start/first-picture'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, WRITE_FIRST_PICTURE: 'yes' },
});
process.exit(status ?? 1);
