import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '#api/core/log.ts';
import { readProxies } from '#api/core/visitor-address.ts';
import { createApi } from '#api/create-api.ts';
import type { Database } from '#database/database.ts';
import { openRenderQueue } from '#documents/render-queue.ts';
import { startHousekeeping } from '#housekeeping/housekeeping.ts';
import type { Clock } from '#platform/platform.ts';
import { closeServer, listen } from '#server/http-server.ts';
import { createTokenVerifier, keysAt } from '#token/google-token.ts';
import { openPlatform } from './open-platform.ts';
import type { ApiServerSettings } from './settings.ts';

export interface ApiServer {
  address: string;
  /** In order: running requests first, the database last. */
  stop(): Promise<void>;
}

interface Surroundings {
  database: Database;
  clock: Clock;
  log: Log;
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
    auditRetentionDays,
    keySet,
    services,
  }: Omit<ApiServerSettings, 'databaseUrl'>,
  { database, clock, log }: Surroundings,
): Promise<ApiServer> {
  const platform = await openPlatform(services, { projectId, database, clock, log });
  const documents = openRenderQueue();
  const api = createApi({
    database,
    platform,
    verifyToken: createTokenVerifier({ projectId, clock }, keysAt(keySet)),
    clock,
    origins: portalOrigins,
    isProxy: readProxies(proxies) ?? undefined,
    log,
    render: documents.render,
  });
  const server = createServer(getRequestListener(api.fetch));
  const actualPort = await listen(server, { host, port });
  const stopHousekeeping = startHousekeeping({ database, platform, clock, log, auditRetentionDays });
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: async () => {
      await closeServer(server);
      await stopHousekeeping();
      await platform.close();
      await documents.close();
      await database.close();
    },
  };
}
