import { AttachmentUrl } from '@portal/contract/order-create';
import { isVisible, unusableInLine } from '@portal/contract/values/characters';
import * as v from 'valibot';
import type { Db } from '#database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SignedInContext } from '../core/handler.ts';
import { describeError } from '../core/log.ts';
import { badRequest, type Issue } from '../core/problem.ts';
import { type FoundUpload, isAcceptable, notAnUpload } from './check-uploads.ts';
import { lockUploads, removeUnused } from './upload-lock.ts';

export interface UploadedFile {
  readonly name: string;
  readonly url: string;
}

/** An address from the request, and its field. */
export interface SentUrl {
  readonly url: string;
  readonly field: string;
}

type Asking = Pick<SignedInContext, 'platform' | 'caller'>;

/**
 * The files behind the addresses. Each must exist and be the caller's own upload for an order; otherwise the order list
 * could hold links to anything. For the same reason a file keeps its own name and the address that storage has for it,
 * whatever was sent. One file given by two spellings of its address counts once. All that are refused are named at once:
 * the customer has to choose each of them again.
 */
export async function findUploads(sent: readonly SentUrl[], context: Asking): Promise<FoundUpload[]> {
  const found = new Map<string, FoundUpload>();
  const refused: Issue[] = [];
  for (const { url, field } of sent) {
    const file = await findOwnUpload(url, context);
    if (file) found.set(file.url, { ...file, field });
    else refused.push(notAnUpload(field));
  }
  if (refused.length > 0) throw badRequest(...refused);
  return [...found.values()];
}

async function findOwnUpload(
  sent: string,
  { platform: { storage }, caller }: Asking,
): Promise<Omit<FoundUpload, 'field'> | null> {
  const path = storage.pathOf(sent);
  const name = path === null ? null : attachmentName(path, caller);
  if (path === null || name === null || (await storage.ownerUidOf(sent)) !== caller.uid) return null;
  const object = await storage.objectOf(path);
  if (object === null || !isAcceptable(object)) return null;
  const url = await storage.urlOf(path);
  // The full address may be longer than the one that was sent, and too long to be stored.
  return v.is(AttachmentUrl, url) ? { name, path, url, object } : null;
}

/**
 * The last thing that may be refused in the transaction that refers to the files: they are there as they were checked, and
 * until its end nothing removes them. From now on the uploader's browser cannot either: the answer may be lost, and the
 * form would take them for unsent.
 */
export async function takeUploads(
  tx: Db,
  checked: readonly Pick<FoundUpload, 'path' | 'object' | 'field'>[],
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  const refuse = (field: string): never => {
    throw badRequest(notAnUpload(field));
  };
  await lockUploads(
    tx,
    checked.map(({ path }) => path),
  );
  for (const { path, object, field } of checked) {
    if ((await storage.objectOf(path))?.version !== object.version) refuse(field);
  }
  for (const { path, object, field } of checked) {
    if (!(await storage.keep(path, object.version))) refuse(field);
  }
}

/**
 * Files that the order no longer refers to: where no other does, their addresses lead nowhere from now on. The change of
 * the order has been made; what cannot be removed now, housekeeping removes later.
 */
export async function removeUploads(
  urls: readonly string[],
  { db, platform: { storage }, log, requestId, recordUpload }: SignedInContext,
): Promise<void> {
  for (const url of urls) {
    try {
      const path = storage.pathOf(url);
      if (path !== null && (await removeUnused(db, storage, { path, url }))) await recordUpload('removeUpload');
    } catch (error) {
      log({ level: 'error', event: 'upload not removed', requestId, ...describeError(error) });
    }
  }
}

/**
 * `users/{uid}/order_attachments/{contactId}-{timestamp}-{filename}` [7.44] → filename; null: somebody else's path, or
 * a name that would mislead colleagues.
 */
export function attachmentName(path: string, { uid, contactId }: { uid: string; contactId: string }): string | null {
  const prefix = `users/${uid}/order_attachments/${contactId}-`;
  if (!path.startsWith(prefix)) return null;
  const name = /^\d+-([^/]+)$/.exec(path.slice(prefix.length))?.[1];
  return name !== undefined && isVisible(name) && unusableInLine(name) === null ? name : null;
}
