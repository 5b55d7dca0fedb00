import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { type AppBuild, WEBPACK_PROGRAM } from '@portal/app-kit/build';

/**
 * Runs webpack for an app: without arguments a build, with `serve` a development server. It is called directly, because a
 * signal would end npm or pnpm but leave webpack running.
 */
export const webpackCli = (
  app: Pick<AppBuild, 'directory'>,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess =>
  spawn(process.execPath, ['--import', import.meta.resolve('tsx'), WEBPACK_PROGRAM, ...args], {
    cwd: app.directory,
    stdio,
  });
