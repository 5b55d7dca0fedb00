import { randomUUID } from 'node:crypto';
import { ApiError, type File, Storage } from '@google-cloud/storage';
import type { StorageAdmin } from '#platform/platform.ts';
import { createFirebaseAddresses, tokensIn } from './firebase-address.ts';
import { orUnavailable } from './or-unavailable.ts';
import { ownerUidAt } from './owner-folder.ts';

/** The portal waits eight seconds for an answer. */
const ANSWER_MS = 3_000;
const ATTEMPTS = 2;

interface GoogleStorageOptions {
  readonly projectId: string;
  readonly bucket: string;
  /** How long an address that is handed out can be read by. */
  readonly readMinutes: number;
  /** `http://host:port` of an emulator, in place of the provider. */
  readonly emulator?: string | undefined;
}

interface GoogleStorage extends StorageAdmin {
  /** Rejects where there are no credentials to sign addresses with. */
  assertCredentials(): Promise<void>;
}

/**
 * A bucket of Cloud Storage for Firebase. Browsers store their uploads there by the portal's SDK, which makes a lasting
 * address with a token for each; what the provider stores has none and is read by an address that is signed for minutes.
 */
export function createGoogleStorage(options: GoogleStorageOptions): GoogleStorage {
  const bucket = openBucket(options);
  const addresses = createFirebaseAddresses(options);
  const missing = (error: unknown): null => {
    if (error instanceof ApiError && (error.code === 404 || error.code === 412)) return null;
    throw error;
  };
  const describe = async (path: string) => {
    try {
      const [metadata] = await bucket.file(path).getMetadata();
      return metadata;
    } catch (error) {
      return missing(error);
    }
  };
  const tokensOf = async (path: string): Promise<string[]> => tokensIn((await describe(path))?.metadata ?? {});
  const sign = async (file: File): Promise<string> => {
    const expires = Date.now() + options.readMinutes * 60_000;
    const [url] = await file.getSignedUrl({ version: 'v4', action: 'read', expires });
    return url;
  };
  return orUnavailable({
    objectOf: async (path) => {
      const metadata = await describe(path);
      return (
        metadata && {
          size: Number(metadata.size),
          contentType: metadata.contentType ?? '',
          version: versionOf(metadata),
        }
      );
    },
    pathOf: (url) => addresses.read(url)?.path ?? null,
    ownerUidOf: async (url) => {
      const { path, token } = addresses.read(url) ?? {};
      if (!path || !token || !(await tokensOf(path)).includes(token)) return null;
      return ownerUidAt(path);
    },
    put: async (path, bytes, contentType) => {
      const file = bucket.file(path);
      await file.save(Buffer.from(bytes), { contentType, resumable: false, metadata: { cacheControl: 'private' } });
      return sign(file);
    },
    urlOf: async (path) => {
      const [token] = await tokensOf(path);
      return token === undefined ? null : addresses.write(path, token);
    },
    readUrlOf: async (path) => ((await describe(path)) === null ? null : sign(bucket.file(path))),
    read: async (path, version) => {
      const answer = await bucket.file(path, { generation: version }).download().catch(missing);
      return answer?.[0] ?? null;
    },
    keep: async (path, version) => {
      const only = { ifGenerationMatch: version };
      const answer = await bucket
        .file(path)
        .setMetadata({ metadata: { kept: 'true' } }, only)
        .catch(missing);
      return answer !== null && versionOf(answer[0]) === version;
    },
    remove: async (path) => void (await bucket.file(path).delete({ ignoreNotFound: true })),
    listBefore: async (prefix, time) => {
      const [files] = await bucket.getFiles({ prefix });
      return files.filter(({ metadata }) => new Date(metadata.timeCreated ?? '') < time).map(({ name }) => name);
    },
    assertCredentials: async () => void (await sign(bucket.file(randomUUID()))),
  } satisfies GoogleStorage);
}

const versionOf = ({ generation }: { generation?: string | number | undefined }): string => `${generation}`;

function openBucket({ projectId, bucket, emulator }: GoogleStorageOptions) {
  const retryOptions = { autoRetry: true, maxRetries: ATTEMPTS - 1, totalTimeout: (ATTEMPTS * ANSWER_MS) / 1000 };
  const storage = new Storage({
    ...{ projectId, retryOptions, timeout: ANSWER_MS },
    ...(emulator !== undefined && { apiEndpoint: emulator }),
  });
  if (emulator !== undefined) storage.interceptors.push({ request: asOwner });
  return storage.bucket(bucket);
}

type Ask = NonNullable<Storage['interceptors'][number]['request']>;

/** What an emulator takes for an administrator. The library would send no credentials to another address. */
const asOwner: Ask = (asked) =>
  Object.assign(asked, { headers: { ...asked.headers, authorization: 'Bearer owner' } }) as ReturnType<Ask>;
