/**
 * One app alone, with hot reload, on a running sandbox or one that it starts: `npm run standalone -- mf-orders`. With
 * `--test` it uses the browser tests' sandbox instead.
 */
import { parseArgs } from 'node:util';
import { alonePort, PORTS, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { listenOnLoopback } from '@portal/sandbox/src/lifecycle/loopback.ts';
import { apps } from './apps.ts';
import { endWith } from './console.ts';
import { joinOrStartSandbox } from './sandbox.ts';
import { stopRequest } from './stop-request.ts';
import { webpackCli } from './webpack-cli.ts';

await endWith(async () => {
  const { values, positionals } = parseArgs({ options: { test: { type: 'boolean' } }, allowPositionals: true });
  const ports = values.test ? TEST_PORTS : PORTS;
  const [name] = positionals;
  const app = apps.find((candidate) => candidate.name === name);
  if (!app) throw new Error(`Say which app: npm run standalone -- ${apps.map((one) => one.name).join(' | ')}`);
  // Reports a port in use before anything is built.
  await (await listenOnLoopback(app.name, alonePort(app.standalonePort, ports), () => undefined)).close();
  const stop = stopRequest();
  // Compiling and the sandbox take about as long: side by side they take half the time.
  const server = webpackCli(
    app,
    ['serve', '--env', 'sandbox-starts', ...(values.test ? ['--env', 'test'] : [])],
    'inherit',
  );
  const ended = new Promise<number>((resolve) => server.once('close', (code) => resolve(code ?? 0)));
  const end = () => server.kill('SIGTERM');
  void stop.requested.then(end);
  const sandbox = await joinOrStartSandbox(ports).catch(async (error: unknown) => {
    end();
    await ended;
    throw error;
  });
  const code = await ended;
  await sandbox.stop();
  return stop.isRequested() ? 0 : code;
});
