import { type Platform, PlatformUnavailableError } from '#platform/platform.ts';

type Service = ConstructorParameters<typeof PlatformUnavailableError>[0];

const refuse = (service: Service) => (): never => {
  throw new PlatformUnavailableError(service);
};

/**
 * Identity, storage and mail in production: other companies' services, which the sandbox has emulators of and this
 * repository no clients for. This is the seam where such clients go (Firebase Admin, a mail service). Until then every
 * call that needs one is refused with 503, before it has changed anything: who has a second factor is not made up,
 * an upload that nobody can look for is not called missing.
 */
export function createPlatformElsewhere(): Platform {
  return {
    identity: {
      userOf: async () => refuse('identity')(),
    },
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
