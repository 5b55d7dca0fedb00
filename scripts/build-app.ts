/** Builds one app: `tsx scripts/build-app.ts mf-orders federated`. A process of its own, so that two run at once. */
import webpack from 'webpack';
import { remotes, shell, versionOf } from './apps.ts';

const [name, kind] = process.argv.slice(2);
const app = [shell, ...remotes].find((candidate) => candidate.name === name);
if (!app || (kind !== 'federated' && kind !== 'standalone')) throw new Error(`no build ${name} ${kind}`);

const compiler = webpack(app.configuration(kind, versionOf(app), 'production'));
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats?.toString({ preset: 'errors-only', colors: false })}\n`);
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
