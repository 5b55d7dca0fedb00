import { describeError, type Log } from '#api/core/log.ts';
import { createClamd } from '#clients/clamd.ts';
import { createFirebaseIdentity } from '#clients/firebase-identity.ts';
import { startDelivery } from '#clients/mail/delivery.ts';
import { createMailQueue } from '#clients/mail/queue.ts';
import { createSmtpService } from '#clients/mail/smtp.ts';
import type { Database } from '#database/database.ts';
import {
  type Clock,
  type IdentityAdmin,
  type MalwareScanner,
  type Outbox,
  type Platform,
  PlatformUnavailableError,
  type StorageAdmin,
} from '#platform/platform.ts';
import type { ServiceSettings, StorageSettings } from './settings.ts';

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
  const { scanner: scannerAddress, ...needed } = services;
  for (const [service, settings] of Object.entries(needed)) {
    if (settings === null) log({ level: 'warn', event: 'service not configured', service });
  }
  const identity = await openIdentity(services.identity, options);
  const storage = await openStorage(services.storage, options);
  const { outbox, close } = openMail(services.mail, options);
  const scanner = await openScanner(scannerAddress, options);
  return { identity, outbox, close, storage, scanner };
}

/** One that does not answer yet does not keep the API from starting: clamd reads its signatures for half a minute. */
async function openScanner(
  address: ServiceSettings['scanner'],
  { log }: PlatformOptions,
): Promise<MalwareScanner | null> {
  if (address === null) {
    log({ level: 'info', event: 'uploads are not scanned' });
    return null;
  }
  const scanner = createClamd(address);
  await scanner.ping().catch((error: unknown) => {
    log({ level: 'warn', event: 'the scanner does not answer yet', ...describeError(error) });
  });
  return scanner;
}

export async function openStorage(
  settings: ServiceSettings['storage'],
  { projectId, log }: Pick<PlatformOptions, 'projectId' | 'log'>,
): Promise<StorageAdmin> {
  if (settings === null) return noStorage;
  const { storage, help } = settings.kind === 's3' ? await openS3(settings) : await openGoogle(settings, projectId);
  if (settings.kind === 'google' && settings.emulator !== undefined) {
    log({ level: 'warn', event: 'an emulator is asked', service: 'storage' });
  }
  await storage.assertCredentials().catch((cause: unknown) => {
    throw new ServiceError(`STORAGE_BUCKET names a bucket, but there are no credentials for it: ${help}.`, { cause });
  });
  return storage;
}

/* Each of the two libraries takes half a second and 50 MB: only the one that is named is loaded. */

async function openS3(settings: StorageSettings & { kind: 's3' }) {
  const { createS3Storage } = await import('#clients/storage/s3-storage.ts');
  return { storage: createS3Storage(settings), help: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY' };
}

async function openGoogle(settings: StorageSettings & { kind: 'google' }, projectId: string) {
  const { createGoogleStorage } = await import('#clients/storage/google-storage.ts');
  const help = 'name a service account’s key in GOOGLE_APPLICATION_CREDENTIALS';
  return { storage: createGoogleStorage({ ...settings, projectId }), help };
}

const noStorage: StorageAdmin = {
  objectOf: async () => refuse('storage')(),
  pathOf: refuse('storage'),
  ownerUidOf: async () => refuse('storage')(),
  put: async () => refuse('storage')(),
  urlOf: async () => refuse('storage')(),
  readUrlOf: async () => refuse('storage')(),
  read: async () => refuse('storage')(),
  keep: async () => refuse('storage')(),
  remove: async () => refuse('storage')(),
};

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

const noIdentity: IdentityAdmin = {
  userOf: async () => refuse('identity')(),
  endSessions: async () => refuse('identity')(),
};

async function openIdentity(
  settings: ServiceSettings['identity'],
  { projectId, log }: PlatformOptions,
): Promise<IdentityAdmin> {
  if (settings === null) return noIdentity;
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
