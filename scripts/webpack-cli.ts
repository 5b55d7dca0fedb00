import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { AppBuild } from '@portal/app-kit/build';

/**
 * Runs what the scripts in the app's own package.json run: `build` is `webpack`, `dev` is `webpack serve`. It is called
 * directly, because a signal would end npm or pnpm but leave webpack running.
 */
export const webpackCli = (
  app: Pick<AppBuild, 'directory'>,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess => spawn(join(app.directory, 'node_modules/.bin/webpack'), args, { cwd: app.directory, stdio });
