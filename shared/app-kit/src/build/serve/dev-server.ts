import type { ServerResponse } from 'node:http';
import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { renderDocument } from '../document.ts';
import { alonePort, localEnvironment, type Ports } from '../local-environment.ts';
import { plainNotices } from '../plain-notices.ts';

interface AloneOptions {
  name: string;
  /** The app's usual port; on the browser tests' sandbox it has another. */
  port: number;
  ports: Ports;
  /** Whether a sandbox is starting at this moment: the app is of use only once it answers. */
  isSandboxStarting: boolean;
  scripts: readonly string[];
  /** By element id, what the app reads at its start besides the environment. */
  data: () => Readonly<Record<string, unknown>>;
}

/** What `webpack serve` serves: the app's scripts, with hot reload, and its document for every other address. */
export function devServer({ name, port, ports, isSandboxStarting, scripts, data }: AloneOptions): DevServer {
  const environment = localEnvironment(ports);
  const render = () =>
    renderDocument({
      data: { [ENVIRONMENT_ELEMENT_ID]: environment, ...data() },
      scripts: scripts.map((src) => ({ src })),
      notices: plainNotices(),
    });
  const address = `http://localhost:${alonePort(port, ports)}`;
  return {
    host: 'localhost',
    port: alonePort(port, ports),
    hot: true,
    // To a browser on the same machine the bytes take no time, and compressing ten megabytes takes most of a second.
    compress: false,
    client: { overlay: false, logging: 'warn' },
    static: false,
    setupMiddlewares: (middlewares, { compiler }) => {
      let isSaid = false;
      compiler.hooks.done.tap('devServer', async () => {
        if (isSaid) return;
        isSaid = true;
        const isThere = await answers(environment.apiHost, isSandboxStarting ? STARTING_MS : 0);
        say(`\n${name} runs alone at ${address}\nCtrl-C stops it.`);
        if (!isThere)
          say(
            `No sandbox answers at ${environment.apiHost}: npm start runs one, and so does npm run standalone -- ${name}.`,
          );
      });
      return [
        ...middlewares,
        {
          name: 'document',
          middleware: (_request: unknown, response: ServerResponse) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(render());
          },
        },
      ];
    },
  };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A first start fills the database. */
const STARTING_MS = 120_000;
const PAUSE_MS = 100;

async function answers(host: string, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  do {
    try {
      if ((await fetch(`${host}/healthz`, { signal: AbortSignal.timeout(Math.max(patienceMs, 2000)) })).ok) return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } while (Date.now() < end);
  return false;
}
