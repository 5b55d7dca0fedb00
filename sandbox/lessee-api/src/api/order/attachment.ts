import { isVisible, unusableInLine } from '@portal/shared/contract/text-rules';
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
 * be a place to leave links to anything; for the same reason a file goes by its own name, whatever it is called by who
 * sends it. An address that comes twice is one file.
 */
export async function findUploads(
  sent: readonly SentUrl[],
  context: Pick<SignedInContext, 'platform' | 'caller'>,
): Promise<UploadedFile[]> {
  const found = new Map<string, UploadedFile>();
  for (const { url, field } of sent) {
    const name = await nameOfOwnUpload(url, context);
    if (name === null) throw badRequest({ path: field, message: 'Not an upload of yours' });
    found.set(url, { name, url });
  }
  return [...found.values()];
}

async function nameOfOwnUpload(
  url: string,
  { platform, caller }: Pick<SignedInContext, 'platform' | 'caller'>,
): Promise<string | null> {
  const path = platform.storage.pathOf(url);
  const name = path === null ? null : attachmentName(path, caller);
  if (name === null) return null;
  return (await platform.storage.ownerUidOf(url)) === caller.uid ? name : null;
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
