import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { readProxies } from '#api/core/limits/visitor-address.ts';
import type { Log } from '#api/core/log.ts';
import { createApi } from '#api/create-api.ts';
import type { Database } from '#database/database.ts';
import { openRenderQueue } from '#documents/render-queue.ts';
import { startHousekeeping } from '#housekeeping/housekeeping.ts';
import type { Clock } from '#platform/platform.ts';
import { closeServer, listen } from '#server/http-server.ts';
import { createTokenVerifier, keysAt } from '#token/google-token.ts';
import type { Management } from './management/management-server.ts';
import { createMetrics } from './management/metrics.ts';
import { openPlatform } from './open-platform.ts';
import type { ApiServerSettings } from './settings.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface ApiServer {
  address: string;
  /** In order: running requests first, the database last. */
  stop(): Promise<void>;
}

interface Surroundings {
  database: Database;
  clock: Clock;
  log: Log;
  /** Where its state and its figures are read; it is closed with the API. */
  management?: Management | null;
}

/**
 * The lessee API alone, as in production: tokens are Google's, signed with RS256. No emulator's token is looked at, no
 * demo data are made, no desk answers orders, and there is nothing below /sandbox.
 */
export async function startApiServer(
  {
    projectId,
    portalOrigins,
    host,
    port,
    proxies,
    telemetryEndpoint,
    drainSeconds,
    sessionMaxHours,
    retention,
    keySet,
    services,
  }: Omit<ApiServerSettings, 'databaseUrl' | 'management'>,
  { database, clock, log: write, management }: Surroundings,
): Promise<ApiServer> {
  const telemetry = await openTelemetry(telemetryEndpoint, write);
  const metrics = createMetrics(database.db, telemetry.log);
  const { log } = metrics;
  const platform = await openPlatform(services, { projectId, database, clock, log });
  const documents = openRenderQueue();
  const api = createApi({
    database,
    platform,
    verifyToken: createTokenVerifier({ projectId, clock }, keysAt(keySet)),
    clock,
    origins: portalOrigins,
    sessionMaxHours: sessionMaxHours ?? undefined,
    isProxy: readProxies(proxies) ?? undefined,
    log,
    render: documents.render,
  });
  const server = createServer(getRequestListener(api.fetch));
  const actualPort = await listen(server, { host, port });
  const stopHousekeeping = startHousekeeping({ database, platform, clock, log, retention });
  management?.setReady({ db: database.db, metrics });
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: async () => {
      management?.setStopping();
      await wait(drainSeconds * 1000);
      await closeServer(server);
      await stopHousekeeping();
      await platform.close();
      await documents.close();
      await management?.close();
      await telemetry.stop();
      await database.close();
    },
  };
}

/** The libraries take a fifth of a second and 20 MB: they are loaded only where somebody listens. */
async function openTelemetry(endpoint: string | null, write: Log): Promise<Telemetry> {
  if (endpoint === null) return { log: write, stop: async () => {} };
  const { startTelemetry } = await import('./telemetry/telemetry.ts');
  const { log, stop } = startTelemetry({ endpoint, environment: 'production', log: write });
  return {
    log: (entry) => {
      write(entry);
      log(entry);
    },
    stop,
  };
}
