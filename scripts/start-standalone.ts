/**
 * One remote alone, with hot reload, on a sandbox that runs already or that it starts: `npm run standalone -- mf-orders`.
 * With `--test` it joins the browser tests' sandbox instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listenOnLoopback } from '@portal/sandbox/src/lifecycle/loopback.ts';
import { ENVIRONMENT_ELEMENT_ID } from '@portal/shared/host/environment';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { renderDocument } from '../shell/composer/html.ts';
import { remotes, root, versionOf } from './apps.ts';
import { endWith, say } from './console.ts';
import { alonePort, localEnvironment, PORTS, TEST_PORTS } from './environment.ts';
import { joinOrStartSandbox } from './sandbox.ts';
import { stopRequest } from './stop-request.ts';

await endWith(async () => {
  const { values, positionals } = parseArgs({ options: { test: { type: 'boolean' } }, allowPositionals: true });
  const ports = values.test ? TEST_PORTS : PORTS;
  const [name] = positionals;
  const app = remotes.find((remote) => remote.name === name);
  if (!app?.standalonePort) {
    throw new Error(`Say which remote: npm run standalone -- ${remotes.map((remote) => remote.name).join(' | ')}`);
  }
  const port = alonePort(app.standalonePort, ports);
  // Says so before anything is built when the port is taken.
  await (await listenOnLoopback(app.name, port, () => undefined)).close();
  const stop = stopRequest();
  const sandbox = await joinOrStartSandbox(ports);
  say(`Building ${app.name} ...`);
  const document = renderDocument({
    data: { [ENVIRONMENT_ELEMENT_ID]: localEnvironment(ports) },
    scripts: [{ src: '/main.js' }],
  });
  const compiler = webpack(app.configuration('standalone', versionOf(app), 'development'));
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('said', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      client: { overlay: false, logging: 'warn' },
      static: { directory: join(root, 'shell/public'), serveIndex: false },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'document',
          middleware: (
            _request: unknown,
            response: { setHeader(name: string, value: string): void; end(body: string): void },
          ) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(document);
          },
        },
      ],
    },
    compiler,
  );
  try {
    await server.start();
    // The server answers before there is anything to answer with.
    await built;
    say(`\n${app.name} runs alone at http://localhost:${port}\nCtrl-C stops it.`);
    await stop.requested;
    await server.stop();
  } finally {
    await sandbox.stop();
  }
  return 0;
});
