import type { Log } from '#api/core/log.ts';
import { createFirebaseIdentity } from '#clients/firebase-identity.ts';
import { startDelivery } from '#clients/mail/delivery.ts';
import { createMailQueue } from '#clients/mail/queue.ts';
import { createSmtpService } from '#clients/mail/smtp.ts';
import type { Database } from '#database/database.ts';
import {
  type Clock,
  type IdentityAdmin,
  type Outbox,
  type Platform,
  PlatformUnavailableError,
} from '#platform/platform.ts';
import type { ServiceSettings } from './settings.ts';

export interface PlatformOptions {
  readonly projectId: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OpenPlatform extends Platform {
  /** Finishes what is in hand. */
  close(): Promise<void>;
}

type Service = ConstructorParameters<typeof PlatformUnavailableError>[0];

const refuse = (service: Service) => (): never => {
  throw new PlatformUnavailableError(service);
};

/** A service that is named in the settings cannot be used: the reason, without what a library says of it. */
export class ServiceError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ServiceError';
  }
}

/**
 * Identity, storage and mail in production: other companies' services. What the settings do not name is said at the
 * start, and a call that needs it is refused with 503, before it has changed anything: who has a second factor is not
 * made up, an upload that nobody can look for is not called missing.
 */
export async function openPlatform(services: ServiceSettings, options: PlatformOptions): Promise<OpenPlatform> {
  const { log } = options;
  for (const [service, settings] of Object.entries(services)) {
    if (settings === null) log({ level: 'warn', event: 'service not configured', service });
  }
  const identity = await openIdentity(services.identity, options);
  const { outbox, close } = openMail(services.mail, options);
  return {
    identity,
    outbox,
    close,
    storage: {
      exists: async () => refuse('storage')(),
      pathOf: refuse('storage'),
      ownerUidOf: async () => refuse('storage')(),
      put: async () => refuse('storage')(),
      urlOf: async () => refuse('storage')(),
      keep: async () => refuse('storage')(),
      remove: async () => refuse('storage')(),
    },
  };
}

function openMail(
  settings: ServiceSettings['mail'],
  { database, clock, log }: PlatformOptions,
): Pick<OpenPlatform, 'outbox' | 'close'> {
  if (settings === null) {
    const outbox: Outbox = { add: async () => refuse('mail')(), within: () => outbox };
    return { outbox, close: async () => {} };
  }
  const service = createSmtpService(settings);
  const stop = startDelivery({ database, service, clock, log });
  return {
    outbox: createMailQueue(database.db, { clock, domain: settings.domain }),
    close: async () => {
      await stop();
      service.close();
    },
  };
}

async function openIdentity(
  settings: ServiceSettings['identity'],
  { projectId, log }: PlatformOptions,
): Promise<IdentityAdmin> {
  if (settings === null) return { userOf: async () => refuse('identity')() };
  const { emulatorHost } = settings;
  if (emulatorHost !== undefined) log({ level: 'warn', event: 'an emulator is asked', service: 'identity' });
  const identity = createFirebaseIdentity({ projectId, emulatorHost });
  await identity.assertCredentials().catch((cause: unknown) => {
    throw new ServiceError(
      'IDENTITY_PROVIDER is firebase, but there are no credentials for it: name a service account’s key in GOOGLE_APPLICATION_CREDENTIALS.',
      { cause },
    );
  });
  return identity;
}
