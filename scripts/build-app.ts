/** Builds one app as `buildApps` asks: name, version. A process of its own, so that two run at once. */
import webpack from 'webpack';
import { remotes, shell } from './apps.ts';

const [name, version] = process.argv.slice(2);
const app = [shell, ...remotes].find((candidate) => candidate.name === name);
if (!app || !version) throw new Error(`no build ${name} ${version}`);

const compiler = webpack(app.configuration('federated', version, 'production'));
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats?.toString({ preset: 'errors-only', colors: false })}\n`);
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
