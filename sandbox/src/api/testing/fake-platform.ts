import type { OutboxMessage, Platform, UserMfa } from '#platform.ts';

const BUCKET = 'https://storage.test/v0/b/demo-portal.firebasestorage.app/o/';

export interface FakePlatform extends Platform {
  readonly messages: OutboxMessage[];
  readonly mfa: Map<string, UserMfa>;
  /** Puts an object into storage; its download URL. */
  upload(uid: string, path: string): string;
}

/** The services around the API, in memory. */
export function createFakePlatform(): FakePlatform {
  const messages: OutboxMessage[] = [];
  const mfa = new Map<string, UserMfa>();
  const owners = new Map<string, string>();
  const pathOf = (url: string) => (url.startsWith(BUCKET) ? decodeURIComponent(url.slice(BUCKET.length)) : null);
  return {
    messages,
    mfa,
    upload: (uid, path) => {
      owners.set(path, uid);
      return `${BUCKET}${encodeURIComponent(path)}`;
    },
    outbox: { add: async (message) => void messages.push(message) },
    identity: {
      uidByEmail: async () => null,
      mfaOf: async (uid) => mfa.get(uid) ?? { isMfaEnabled: false, phoneNumber: null },
      ensureUsers: async () => {},
    },
    storage: {
      exists: async (path) => owners.has(path),
      pathOf,
      ownerUidOf: async (url) => owners.get(pathOf(url) ?? '') ?? null,
    },
  };
}
