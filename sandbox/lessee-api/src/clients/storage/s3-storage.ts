import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StorageAdmin } from '#platform/platform.ts';
import { orUnavailable } from './or-unavailable.ts';
import { ownerUidAt } from './owner-folder.ts';

const ANSWER_MS = 3_000;
const ATTEMPTS = 2;

interface S3StorageOptions {
  readonly bucket: string;
  readonly region: string;
  /** Of a service other than Amazon's. */
  readonly endpoint?: string | undefined;
  /** How long an address that is handed out can be read by. */
  readonly readMinutes: number;
}

interface S3Storage extends StorageAdmin {
  /** Rejects where there are no credentials. */
  assertCredentials(): Promise<void>;
}

/**
 * A bucket of Amazon S3, or of whoever speaks its language. Nobody reads an object by its lasting address, which only
 * says which object is meant; addresses that are signed for minutes are handed out. Credentials are found as by every
 * program of Amazon (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role).
 */
export function createS3Storage({ bucket, region, endpoint, readMinutes }: S3StorageOptions): S3Storage {
  const client = new S3Client({
    ...{ region, maxAttempts: ATTEMPTS },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // What other services than Amazon's do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: ANSWER_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const objects =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com/`
      : `${endpoint.replace(/\/$/, '')}/${bucket}/`;
  const at = (path: string) => ({ Bucket: bucket, Key: path });
  const head = (path: string) => client.send(new HeadObjectCommand(at(path))).catch(missing);
  const addressOf = (path: string): string => objects + path.split('/').map(encodeURIComponent).join('/');
  const sign = (path: string): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand(at(path)), { expiresIn: readMinutes * 60 });

  return orUnavailable({
    objectOf: async (path) => {
      const object = await head(path);
      return (
        object && { size: object.ContentLength ?? 0, contentType: object.ContentType ?? '', version: object.ETag ?? '' }
      );
    },
    pathOf: (url) => pathIn(url, objects),
    // There is no token in the address: that the path is the caller's own is for the call to see.
    ownerUidOf: async (url) => {
      const path = pathIn(url, objects);
      if (path === null || (await head(path)) === null) return null;
      return ownerUidAt(path);
    },
    put: async (path, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...at(path), Body: bytes, ContentType: contentType }));
      return sign(path);
    },
    urlOf: async (path) => ((await head(path)) === null ? null : addressOf(path)),
    readUrlOf: async (path) => ((await head(path)) === null ? null : sign(path)),
    openUrl: async (url) => {
      const path = pathIn(url, objects);
      return path === null ? url : sign(path);
    },
    read: async (path, version) => {
      const object = await client.send(new GetObjectCommand({ ...at(path), IfMatch: version })).catch(missing);
      // Not every service looks at the condition.
      return (object?.ETag === version && (await object.Body?.transformToByteArray())) || null;
    },
    keep: async (path, version) => {
      const object = await head(path);
      if (object?.ETag !== version) return false;
      const source = `${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
      const metadata = { ...object.Metadata, kept: 'true' };
      const change = { MetadataDirective: 'REPLACE', Metadata: metadata, ContentType: object.ContentType } as const;
      const copy = { ...at(path), CopySource: source, CopySourceIfMatch: version, ...change };
      return (await client.send(new CopyObjectCommand(copy)).catch(missing)) !== null;
    },
    remove: async (path) => void (await client.send(new DeleteObjectCommand(at(path)))),
    listBefore: async (prefix, time) => {
      const old: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined && LastModified < time) old.push(Key);
        }
      }
      return old;
    },
    assertCredentials: async () => void (await client.config.credentials()),
  } satisfies S3Storage);
}

/** There is none, or none of the version that was asked for. */
const missing = (error: unknown): null => {
  const isOther = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
  if (isOther || error instanceof NotFound || error instanceof NoSuchKey) return null;
  throw error;
};

function pathIn(url: string, objects: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(objects) || address.length === objects.length) return null;
  try {
    return decodeURIComponent(address.slice(objects.length));
  } catch {
    return null;
  }
}
