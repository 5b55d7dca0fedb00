import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@portal/contract/values/upload-formats';
import type { VerifiedToken } from '@portal/lessee-api/platform';

/** Mirror of ../../storage.rules, which gives the reasons. Change both, and the table of rules.test.ts, together. */

type Signed = Pick<VerifiedToken, 'uid' | 'emailVerified' | 'contactId'>;

export interface StorageRequest {
  /** `read` and `write` are only short for these in a rules file. */
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The object's name in the bucket. */
  path: string;
  auth: Signed | null;
  /** The uploaded object; absent when reading. */
  resource?: { size: number; contentType: string } | undefined;
  /** The object that is there already; `isKept`: an order refers to it. */
  existing?: { isKept: boolean } | undefined;
}

function isNamedByOwnContact(name: string, auth: Signed): boolean {
  const prefix = `${auth.contactId}-`;
  return auth.contactId !== null && name.startsWith(prefix) && /^\d+-.+$/.test(name.slice(prefix.length));
}

const isAcceptable = (resource: StorageRequest['resource']): boolean =>
  resource !== undefined &&
  resource.size > 0 &&
  resource.size <= UPLOAD_MAX_BYTES &&
  UPLOAD_TYPES.has(resource.contentType);

const isUnused = (existing: StorageRequest['existing']): boolean => !existing?.isKept;

export function isAllowed({ method, path, auth, resource, existing }: StorageRequest): boolean {
  if (!auth?.emailVerified) return false;

  const [, uid, attachment] = /^users\/([^/]+)\/order_attachments\/([^/]+)$/.exec(path) ?? [];
  if (uid !== undefined && attachment !== undefined) {
    if (auth.uid !== uid) return false;
    if (method === 'create') return isNamedByOwnContact(attachment, auth) && isAcceptable(resource);
    if (method === 'delete') return isUnused(existing);
    return method === 'get';
  }

  const [, orderFile] = /^order_files\/([^/]+)$/.exec(path) ?? [];
  if (orderFile === undefined || !isNamedByOwnContact(orderFile, auth)) return false;
  if (method === 'create') return isAcceptable(resource);
  if (method === 'delete') return isUnused(existing);
  return method === 'get';
}
