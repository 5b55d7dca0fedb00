import type { OutboxMessage, Platform, UserMfa } from '#platform/platform.ts';

const BUCKET = 'https://storage.test/v0/b/demo-portal.firebasestorage.app/o/';

export interface FakePlatform extends Platform {
  readonly messages: OutboxMessage[];
  readonly mfa: Map<string, UserMfa>;
  /** The uids of users whose accounts are stopped. */
  readonly stopped: Set<string>;
  /** Puts an object into storage; its download URL. */
  upload(uid: string, path: string): string;
  /** What the provider itself has put into storage, by its path. */
  readonly documents: Map<string, { bytes: Uint8Array; contentType: string }>;
}

/** The services around the API, in memory. */
export function createFakePlatform(): FakePlatform {
  const messages: OutboxMessage[] = [];
  const mfa = new Map<string, UserMfa>();
  const stopped = new Set<string>();
  const owners = new Map<string, string>();
  const documents: FakePlatform['documents'] = new Map();
  const pathOf = (url: string) => (url.startsWith(BUCKET) ? decodeURIComponent(url.slice(BUCKET.length)) : null);
  const urlOf = (path: string) => `${BUCKET}${encodeURIComponent(path)}`;
  return {
    messages,
    mfa,
    stopped,
    documents,
    upload: (uid, path) => {
      owners.set(path, uid);
      return urlOf(path);
    },
    outbox: { add: async (message) => void messages.push(message) },
    identity: {
      uidByEmail: async () => null,
      mfaOf: async (uid) => mfa.get(uid) ?? { isMfaEnabled: false, phoneNumber: null },
      canSignIn: async (uid) => !stopped.has(uid),
      ensureUsers: async () => {},
    },
    storage: {
      exists: async (path) => owners.has(path) || documents.has(path),
      pathOf,
      ownerUidOf: async (url) => owners.get(pathOf(url) ?? '') ?? null,
      put: async (path, bytes, contentType) => {
        documents.set(path, { bytes, contentType });
        return urlOf(path);
      },
      urlOf: async (path) => (owners.has(path) || documents.has(path) ? urlOf(path) : null),
    },
  };
}
