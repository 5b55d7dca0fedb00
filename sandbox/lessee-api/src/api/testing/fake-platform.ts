import { zip } from '@portal/contract/testing/zip';
import { uploadTypeOf } from '@portal/contract/values/upload-formats';
import type { IdentityUser, Mail, Outbox, Platform, StoredObject } from '#platform/platform.ts';

const BUCKET = 'https://storage.test/v0/b/demo-portal.firebasestorage.app/o/';

export interface FakePlatform extends Platform {
  readonly mails: Mail[];
  /** The identity provider's records that differ from the usual one, by uid; null: there is no such user. */
  readonly users: Map<string, Partial<IdentityUser> | null>;
  /** Puts an object into storage; its download URL. */
  upload(uid: string, path: string, at?: Date, object?: Partial<StoredObject & { bytes: Uint8Array }>): string;
  /** The uploads that no browser may remove any more, by path. */
  readonly kept: Set<string>;
  /** What the provider itself has stored, by path. */
  readonly documents: Map<string, { bytes: Uint8Array; contentType: string }>;
}

const usual: IdentityUser = {
  isDisabled: false,
  isMfaEnabled: false,
  phoneNumber: null,
  passwordSetAt: new Date('2026-01-01T00:00:00.000Z'),
  tokensValidAfter: null,
};

/** The least that a file of that name has in it. */
function genuine(name: string): Uint8Array {
  if (/\.(png|jpe?g)$/i.test(name)) return Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  if (/\.(xlsx|docx)$/i.test(name)) return zip([{ name: '[Content_Types].xml' }]);
  return Buffer.from(/\.(csv|txt)$/i.test(name) ? '現場名,台数' : '%PDF-1.7');
}

/** The services around the API, in memory. */
export function createFakePlatform(): FakePlatform {
  const mails: Mail[] = [];
  const users: FakePlatform['users'] = new Map();
  const owners = new Map<string, string>();
  const kept: FakePlatform['kept'] = new Set();
  const storedAt = new Map<string, Date>();
  const uploads = new Map<string, StoredObject & { bytes: Uint8Array }>();
  let count = 0;
  const documents: FakePlatform['documents'] = new Map();
  /** Like the real one: an address may be written in several ways. */
  const pathOf = (url: string) => {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`.startsWith(BUCKET)
      ? decodeURIComponent(`${origin}${pathname}`.slice(BUCKET.length))
      : null;
  };
  const urlOf = (path: string) => `${BUCKET}${encodeURIComponent(path)}`;
  const outbox: Outbox = { add: async (mail) => void mails.push(mail), within: () => outbox };
  return {
    mails,
    users,
    documents,
    kept,
    upload: (uid, path, at = new Date(), object = {}) => {
      owners.set(path, uid);
      const contentType = uploadTypeOf({ name: path, type: '' }) ?? 'application/pdf';
      count += 1;
      uploads.set(path, { size: 10, contentType, version: `${count}`, bytes: genuine(path), ...object });
      storedAt.set(path, at);
      return urlOf(path);
    },
    outbox,
    scanner: null,
    identity: {
      userOf: async (uid) => {
        const user = users.get(uid);
        return user === null ? null : { ...usual, ...user };
      },
      endSessions: async (uid, before) => void users.set(uid, { ...users.get(uid), tokensValidAfter: before }),
    },
    storage: {
      objectOf: async (path) => {
        const document = documents.get(path);
        if (document) return { size: document.bytes.length, contentType: document.contentType, version: '1' };
        return owners.has(path) ? (uploads.get(path) ?? null) : null;
      },
      pathOf,
      ownerUidOf: async (url) => owners.get(pathOf(url) ?? '') ?? null,
      put: async (path, bytes, contentType) => {
        documents.set(path, { bytes, contentType });
        return urlOf(path);
      },
      urlOf: async (path) => (owners.has(path) || documents.has(path) ? urlOf(path) : null),
      readUrlOf: async (path) => (owners.has(path) || documents.has(path) ? urlOf(path) : null),
      read: async (path, version) => {
        const object = owners.has(path) ? uploads.get(path) : undefined;
        return object?.version === version ? object.bytes : null;
      },
      keep: async (path, version) => {
        if (!owners.has(path) || uploads.get(path)?.version !== version) return false;
        kept.add(path);
        return true;
      },
      remove: async (path) => void owners.delete(path),
      listBefore: async (prefix, time) =>
        [...owners.keys()].filter((path) => path.startsWith(prefix) && (storedAt.get(path) ?? time) < time),
    },
  };
}
