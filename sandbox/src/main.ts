import { join } from 'node:path';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { systemClock } from '@portal/lessee-api/clock';
import type { DatabaseLocation } from '@portal/lessee-api/database/open';
import type { Clock } from '@portal/lessee-api/platform';
import { startTelemetry } from '@portal/lessee-api/telemetry';
import { createControls } from '#controls/controls.ts';
import type { DeskMode } from '#controls/desk-control.ts';
import type { DeskPace } from '#desk/desk.ts';
import { createEmulatorTokenVerifier } from '#identity/emulator-token.ts';
import { type Cleanup, cleanUp } from '#lifecycle/cleanup.ts';
import { answerFailures, catchEmulatorRejections } from '#lifecycle/emulator-rejections.ts';
import { lockFolder } from '#lifecycle/folder-lock.ts';
import { onlyForPortal } from '#lifecycle/portal-only.ts';
import { defaultPorts, openPorts, type Ports } from '#lifecycle/ports.ts';
import { RequestGate } from '#lifecycle/request-gate.ts';
import { emptyDatabase, openProvider, type Provider } from './provider.ts';
import { deleteServicesState, demoProject, openServices, type Services } from './services.ts';

export interface SandboxOptions {
  /** Everything that survives a restart. One process at a time. */
  stateDir: string;
  /** The project of these emulators; anything but demo-… is refused, since it could be a real project. */
  projectId?: string;
  /** Where to listen; anything but loopback is refused, since the emulator's tokens are unsigned. */
  host?: string;
  ports?: Partial<Ports>;
  /** The origins that may read the API's answers; mails link to the first. */
  portalOrigins: readonly [string, ...string[]];
  desk: DeskMode;
  /** Tests wait less for an answer than a customer does. */
  deskPace?: DeskPace;
  /** Starts with fresh data. */
  reset?: boolean;
  /** Fills a new database with 100,000 orders in one company; refuses a database with other data. */
  large?: boolean;
  /** Where tests keep filled databases, of which a new one is a copy. */
  templates?: string;
  /** `releases/log.jsonl` of the composed portal, for the page of health; it may not be there yet. */
  releaseLog?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** For the developer, in English, one line at a time. */
  log(line: string): void;
}

export interface Sandbox {
  addresses: { api: string; outbox: string; identity: string; storage: string };
  /** In order and without losing anything; may be called again. */
  stop(): Promise<void>;
}

/** Somebody looks at the page of health meanwhile. */
const TELEMETRY_EVERY_MS = { logs: 2_000, metrics: 5_000 };

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const cleanups: Cleanup[] = [];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= cleanUp(cleanups);
    return stopping;
  };
  try {
    return { addresses: await start(options, cleanups), stop };
  } catch (error) {
    // The developer needs to know why it did not start.
    await stop().catch((failure: unknown) => options.log(`Stopping failed: ${String(failure)}`));
    throw error;
  }
}

async function start(options: SandboxOptions, cleanups: Cleanup[]): Promise<Sandbox['addresses']> {
  const { stateDir, portalOrigins, log, projectId = demoProject, host = '127.0.0.1' } = options;
  const clock = systemClock;
  const hosts = { host, identityHost: host, nodeEnv: process.env.NODE_ENV };
  const verifyToken = createEmulatorTokenVerifier({ projectId, clock }, hosts);

  cleanups.push(lockFolder(stateDir));
  cleanups.push(catchEmulatorRejections(log));
  let opened: Provider | null = null;
  cleanups.push(() => opened?.close());
  const servers = await openPorts({ ...defaultPorts, ...options.ports });
  cleanups.push(() => Promise.all(Object.values(servers).map((server) => server.close())));

  const location: DatabaseLocation = options.databaseUrl
    ? { url: options.databaseUrl }
    : { dataDir: join(stateDir, 'database') };
  if (options.reset) {
    await emptyDatabase(location);
    await deleteServicesState(stateDir);
  }

  log('Starting the identity provider and storage …');
  const storagePort = servers.storage.port;
  const services = await openServices({ projectId, stateDir, storagePort, portalOrigins, clock, verifyToken });
  const telemetry = startTelemetry({
    endpoint: `${addressOf(servers.api)}/sandbox/otlp`,
    environment: 'sandbox',
    log: (entry) => log(JSON.stringify(entry)),
    everyMs: TELEMETRY_EVERY_MS,
  });
  cleanups.push(telemetry.stop);
  log('Opening the database …');
  const provider = await openProvider({
    location,
    platform: services,
    verifyToken,
    clock,
    origins: portalOrigins,
    deskMode: options.desk,
    deskPace: options.deskPace,
    isLarge: options.large,
    templates: options.templates,
    clear: services.clear,
    ensureUsers: services.identity.ensureUsers,
    log,
    record: telemetry.log,
  });
  opened = provider;
  const { releaseLog } = options;
  answerRequests(servers, { projectId, clock, services, provider, origins: portalOrigins, releaseLog });

  const api = addressOf(servers.api);
  return {
    api,
    outbox: `${api}/sandbox/outbox`,
    identity: addressOf(servers.identity),
    storage: addressOf(servers.storage),
  };
}

interface Answering {
  projectId: string;
  clock: Clock;
  services: Services;
  provider: Provider;
  origins: readonly string[];
  releaseLog: string | undefined;
}

/** Each server answers from now on. A reset waits for the API's requests, and holds back new ones. */
function answerRequests(
  servers: Awaited<ReturnType<typeof openPorts>>,
  { projectId, clock, services, provider, origins, releaseLog }: Answering,
): void {
  const gate = new RequestGate();
  const { outbox, remoteConfig, identity, storage } = services;
  const controls = createControls({
    projectId,
    clock,
    outbox,
    remoteConfig,
    identity: identity.control,
    desk: () => provider.desk,
    reset: () => gate.alone(provider.reset),
    origins,
    releaseLog,
  });
  // The API limits calls without sign-in by the address of their connection.
  const answer = (request: Request, connection: HttpBindings | Http2Bindings): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/sandbox')) return controls.fetch(request);
    if (pathname.startsWith('/v1/projects/')) return remoteConfig.app.fetch(request);
    return gate.pass(() => provider.api.fetch(request, connection));
  };
  servers.api.answerWith(getRequestListener(answer));
  servers.identity.answerWith(answerFailures(onlyForPortal(origins, identity.listener)));
  servers.storage.answerWith(answerFailures(onlyForPortal(origins, storage.listener)));
}

const addressOf = ({ port }: { port: number }): string => `http://localhost:${port}`;
