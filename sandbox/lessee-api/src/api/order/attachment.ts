import { AttachmentUrl } from '@portal/shared/contract/order';
import { isVisible, unusableInLine } from '@portal/shared/contract/text-rules';
import * as v from 'valibot';
import type { SignedInContext } from '../core/handler.ts';
import { badRequest } from '../core/problem.ts';

export interface UploadedFile {
  readonly name: string;
  readonly url: string;
}

/** An address that was sent, and in which field. */
export interface SentUrl {
  readonly url: string;
  readonly field: string;
}

/**
 * The files behind the addresses: each the caller's own upload for an order, and there. Otherwise the order list would
 * be a place to leave links to anything; for the same reason a file goes by its own name and by the address that storage
 * itself has for it, whatever was sent. A file that comes twice, by two ways to write its address, is one.
 */
export async function findUploads(
  sent: readonly SentUrl[],
  context: Pick<SignedInContext, 'platform' | 'caller'>,
): Promise<UploadedFile[]> {
  const found = new Map<string, UploadedFile>();
  for (const { url, field } of sent) {
    const file = await findOwnUpload(url, context);
    if (file === null) throw badRequest({ path: field, message: 'Not an upload of yours' });
    found.set(file.url, file);
  }
  return [...found.values()];
}

async function findOwnUpload(
  sent: string,
  { platform: { storage }, caller }: Pick<SignedInContext, 'platform' | 'caller'>,
): Promise<UploadedFile | null> {
  const path = storage.pathOf(sent);
  const name = path === null ? null : attachmentName(path, caller);
  if (path === null || name === null || (await storage.ownerUidOf(sent)) !== caller.uid) return null;
  const url = await storage.urlOf(path);
  // Written out it may be longer than what was sent, and than what can be kept.
  return v.is(AttachmentUrl, url) ? { name, url } : null;
}

/**
 * `users/{uid}/order_attachments/{contactId}-{timestamp}-{filename}` [7.44] → filename; null: somebody else's path, or
 * a name that colleagues would read as another.
 */
export function attachmentName(path: string, { uid, contactId }: { uid: string; contactId: string }): string | null {
  const prefix = `users/${uid}/order_attachments/${contactId}-`;
  if (!path.startsWith(prefix)) return null;
  const name = /^\d+-([^/]+)$/.exec(path.slice(prefix.length))?.[1];
  return name !== undefined && isVisible(name) && unusableInLine(name) === null ? name : null;
}
