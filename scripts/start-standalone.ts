/** One remote alone, with hot reload, on a sandbox that runs already or that it starts: `npm run standalone -- mf-orders`. */
import { join } from 'node:path';
import { listenOnLoopback } from '@portal/sandbox/src/lifecycle/loopback.ts';
import { ENVIRONMENT_ELEMENT_ID } from '@portal/shared/host/environment';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { renderDocument } from '../shell/composer/html.ts';
import { remotes, root, versionOf } from './apps.ts';
import { endWith, say } from './console.ts';
import { localEnvironment, PORTS } from './environment.ts';
import { joinOrStartSandbox } from './sandbox.ts';
import { stopRequest } from './stop-request.ts';

await endWith(async () => {
  const name = process.argv[2];
  const app = remotes.find((remote) => remote.name === name);
  if (!app?.standalonePort) {
    throw new Error(`Say which remote: npm run standalone -- ${remotes.map((remote) => remote.name).join(' | ')}`);
  }
  // Says so before anything is built when the port is taken.
  await (await listenOnLoopback(app.name, app.standalonePort, () => undefined)).close();
  const stop = stopRequest();
  const sandbox = await joinOrStartSandbox(PORTS);
  say(`Building ${app.name} ...`);
  const document = renderDocument({
    data: { [ENVIRONMENT_ELEMENT_ID]: localEnvironment(PORTS) },
    scripts: [{ src: '/main.js' }],
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: app.standalonePort,
      hot: true,
      client: { overlay: false, logging: 'warn' },
      static: join(root, 'shell/public'),
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
    webpack(app.configuration('standalone', versionOf(app), 'development')),
  );
  try {
    await server.start();
    say(`\n${app.name} runs alone at http://localhost:${app.standalonePort}${app.prefixes[0]}\nCtrl-C stops it.`);
    await stop.requested;
    await server.stop();
  } finally {
    await sandbox.stop();
  }
  return 0;
});
