import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Db } from '#database/database.ts';
import { isReachable } from '#database/is-reachable.ts';
import { closeServer, listen } from '#server/http-server.ts';
import type { Metrics } from './metrics.ts';

export interface Management {
  readonly port: number;
  /** At first, and again once it stops, it is not ready: whoever balances the load sends it nothing. */
  setReady(served: Served): void;
  setStopping(): void;
  close(): Promise<void>;
}

interface Served {
  readonly db: Db;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
}

interface ManagementOptions {
  readonly host: string;
  readonly port: number;
}

/** For those who run the API, on a port of its own that no customer reaches: is it alive, is it ready, and its figures. */
export async function startManagement({ host, port }: ManagementOptions): Promise<Management> {
  let served: Served | null = null;
  let isStopping = false;
  const app = new Hono();
  // Says nothing about the database: starting the process again would not bring it back.
  app.get('/livez', (context) => context.text('alive'));
  app.get('/readyz', async (context) => {
    if (!served || isStopping) return context.text('starting or stopping', 503);
    return (await isReachable(served.db)) ? context.text('ready') : context.text('no database', 503);
  });
  app.get('/metrics', async (context) => {
    if (!served) return context.text('starting', 503);
    return context.body(await served.metrics.text(), 200, { 'Content-Type': served.metrics.contentType });
  });
  const server = createServer(getRequestListener(app.fetch));
  const actualPort = await listen(server, { host, port });
  // Alone it does not keep the process running.
  server.unref();
  return {
    port: actualPort,
    setReady: (what) => {
      served = what;
    },
    setStopping: () => {
      isStopping = true;
    },
    close: () => closeServer(server),
  };
}
