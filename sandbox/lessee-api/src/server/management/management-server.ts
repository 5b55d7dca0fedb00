import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Db } from '#database/database.ts';
import { isReachable } from '#database/is-reachable.ts';
import { closeServer, listen } from '#server/http-server.ts';
import type { Metrics } from './metrics.ts';

export interface Management {
  readonly port: number;
  /** At first it is not ready. While it is not, whoever balances the load sends it nothing. */
  setReady(isReady: boolean): void;
  close(): Promise<void>;
}

interface ManagementOptions {
  host: string;
  port: number;
  db: Db;
  metrics: Pick<Metrics, 'text' | 'contentType'>;
}

/** For those who run the API, on a port of its own that no customer reaches: is it alive, is it ready, and its figures. */
export async function startManagement({ host, port, db, metrics }: ManagementOptions): Promise<Management> {
  let isReady = false;
  const app = new Hono();
  // Says nothing about the database: starting the process again would not bring it back.
  app.get('/livez', (context) => context.text('alive'));
  app.get('/readyz', async (context) => {
    if (!isReady) return context.text('starting or stopping', 503);
    return (await isReachable(db)) ? context.text('ready') : context.text('no database', 503);
  });
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  );
  const server = createServer(getRequestListener(app.fetch));
  const actualPort = await listen(server, { host, port });
  // Alone it does not keep the process running.
  server.unref();
  return {
    port: actualPort,
    setReady: (now) => {
      isReady = now;
    },
    close: () => closeServer(server),
  };
}
