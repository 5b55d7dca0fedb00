import type { Log } from '#api/core/log.ts';
import { createFirebaseIdentity } from '#clients/firebase-identity.ts';
import { type IdentityAdmin, type Platform, PlatformUnavailableError } from '#platform/platform.ts';
import type { ServiceSettings } from './settings.ts';

export interface PlatformOptions {
  readonly projectId: string;
  readonly log: Log;
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
export async function openPlatform(services: ServiceSettings, options: PlatformOptions): Promise<Platform> {
  const { log } = options;
  for (const [service, settings] of Object.entries(services)) {
    if (settings === null) log({ level: 'warn', event: 'service not configured', service });
  }
  return {
    identity: await openIdentity(services.identity, options),
    storage: {
      exists: async () => refuse('storage')(),
      pathOf: refuse('storage'),
      ownerUidOf: async () => refuse('storage')(),
      put: async () => refuse('storage')(),
      urlOf: async () => refuse('storage')(),
      keep: async () => refuse('storage')(),
      remove: async () => refuse('storage')(),
    },
    outbox: { add: async () => refuse('mail')() },
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
