import type { AppBuild } from '@portal/app-kit/build';
import { alonePort, PORTS, type Ports } from '@portal/app-kit/build/local-environment';
import type { Sandbox } from '@portal/sandbox';
import { listenOnLoopback } from '@portal/sandbox/loopback';
import { webpackCli } from '../build/webpack-cli.ts';
import { stopRequest } from '../stop-request.ts';

/** Runs one app alone, with hot reload, until Ctrl-C; returns the exit code. */
export async function runAlone(
  app: AppBuild,
  ports: Ports,
  joinOrStartSandbox: () => Promise<Pick<Sandbox, 'stop'>>,
): Promise<number> {
  // Reports a port in use before anything is built.
  await (await listenOnLoopback(app.name, alonePort(app.standalonePort, ports), () => undefined)).close();
  const stop = stopRequest();
  // Compiling and the sandbox take about as long: side by side they take half the time.
  const isTest = ports.portal !== PORTS.portal;
  const server = webpackCli(app, ['serve', '--env', 'sandbox-starts', ...(isTest ? ['--env', 'test'] : [])], 'inherit');
  const ended = new Promise<number>((resolve) => server.once('close', (code) => resolve(code ?? 0)));
  const end = () => server.kill('SIGTERM');
  void stop.requested.then(end);
  const sandbox = await joinOrStartSandbox().catch(async (error: unknown) => {
    end();
    await ended;
    throw error;
  });
  const code = await ended;
  await sandbox.stop();
  return stop.isRequested() ? 0 : code;
}
