import type { VerifiedToken } from '@portal/lessee-api/platform';

/** Mirror of ../../storage.rules, which gives the reasons. Change both, and the table of rules.test.ts, together. */

export interface StorageRequest {
  /** `read` and `write` are only short for these in a rules file. */
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The object's name in the bucket. */
  path: string;
  auth: VerifiedToken | null;
  /** The uploaded object; absent when reading. */
  resource?: { size: number; contentType: string } | undefined;
}

/** [5.27] */
export const maxUploadBytes = 5_000_000;

/** [5.26] */
export const allowedTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'application/pdf',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'image/png',
  'image/jpeg',
]);

function isNamedByOwnContact(name: string, auth: VerifiedToken): boolean {
  const prefix = `${auth.contactId}-`;
  return auth.contactId !== null && name.startsWith(prefix) && /^\d+-.+$/.test(name.slice(prefix.length));
}

const isAcceptable = (resource: StorageRequest['resource']): boolean =>
  resource !== undefined &&
  resource.size > 0 &&
  resource.size <= maxUploadBytes &&
  allowedTypes.has(resource.contentType);

export function isAllowed({ method, path, auth, resource }: StorageRequest): boolean {
  if (!auth?.emailVerified) return false;

  const [, uid, attachment] = /^users\/([^/]+)\/order_attachments\/([^/]+)$/.exec(path) ?? [];
  if (uid !== undefined && attachment !== undefined) {
    if (auth.uid !== uid) return false;
    if (method === 'create') return isNamedByOwnContact(attachment, auth) && isAcceptable(resource);
    return method === 'get';
  }

  const [, orderFile] = /^order_files\/([^/]+)$/.exec(path) ?? [];
  if (orderFile === undefined || !isNamedByOwnContact(orderFile, auth)) return false;
  if (method === 'create') return isAcceptable(resource);
  return method === 'get';
}
