import { HEAD_BYTES, isAsNamed, TAIL_BYTES } from '@portal/contract/values/upload-content';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, uploadFormatOf, uploadTypeOf } from '@portal/contract/values/upload-formats';
import pLimit from 'p-limit';
import type { StoredObject } from '#platform/platform.ts';
import type { SignedInContext } from '../core/handler.ts';
import { describeError } from '../core/log.ts';
import { isInfected } from '../core/malware.ts';
import { badRequest, type Issue } from '../core/problem.ts';
import { removeUnused } from './upload-lock.ts';

/** An upload of the caller that is there. Nobody but the caller has its address until it is checked and an order has it. */
export interface FoundUpload {
  /** As colleagues will see it. */
  readonly name: string;
  readonly path: string;
  /** The address that storage has for it. */
  readonly url: string;
  readonly object: StoredObject;
  /** The field of the request that it came in. */
  readonly field: string;
}

export const notAnUpload = (field: string): Issue => ({ path: field, message: 'Not an upload of yours' });

/** What the rules of storage let in. Not every storage has such rules, and a browser is not the only program. */
export const isAcceptable = ({ size, contentType }: StoredObject): boolean =>
  size > 0 && size <= UPLOAD_MAX_BYTES && UPLOAD_TYPES.has(contentType);

/** Of all callers of this process: that many files are in its memory. */
const limit = pLimit(8);

/**
 * Reads the files. Those that are not what their names say, or in which the scanner finds something, are removed and
 * refused, all at once: the customer has to choose each of them again.
 */
export async function checkUploads(uploads: readonly FoundUpload[], context: SignedInContext): Promise<void> {
  const issues = await Promise.all(uploads.map((upload) => limit(() => issueOf(upload, context))));
  const refused = issues.filter((issue) => issue !== null);
  if (refused.length > 0) throw badRequest(...refused);
}

async function issueOf(upload: FoundUpload, context: SignedInContext): Promise<Issue | null> {
  const { path, object, field } = upload;
  const bytes = await context.platform.storage.read(path, object.version);
  if (bytes === null) return notAnUpload(field);
  const fault = await faultOf(upload, bytes, context);
  if (fault === null) return null;
  await removeRefused(upload, context);
  return { path: field, ...fault };
}

type Fault = Pick<Issue, 'code' | 'message'>;

async function faultOf(
  { name, object: { contentType } }: FoundUpload,
  bytes: Uint8Array,
  context: SignedInContext,
): Promise<Fault | null> {
  const named = { name, type: contentType };
  const format = uploadFormatOf(named);
  const ends = { head: bytes.subarray(0, HEAD_BYTES), tail: bytes.subarray(-TAIL_BYTES) };
  if (format === null || uploadTypeOf(named) !== contentType || !isAsNamed(format, ends)) {
    return { code: 'content', message: 'Not what its name says' };
  }
  return (await isInfected(bytes, context)) ? { code: 'malware', message: 'Malware was found' } : null;
}

/** Not where an order from before it was checked has it. What cannot be removed now, housekeeping removes later. */
async function removeRefused(
  upload: FoundUpload,
  { db, platform: { storage }, log, requestId, recordUpload }: SignedInContext,
): Promise<void> {
  try {
    if (await removeUnused(db, storage, upload)) await recordUpload('refuseUpload');
  } catch (error) {
    log({ level: 'error', event: 'upload not removed', requestId, ...describeError(error) });
  }
}
