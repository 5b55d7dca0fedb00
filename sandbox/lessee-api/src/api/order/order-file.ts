import { newId } from '#database/id.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { Caller } from '../core/caller.ts';
import type { Handler, RequestOf, SignedInContext } from '../core/handler.ts';
import { badRequest, conflict } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { takeUploads } from './attachment.ts';
import { checkUploads, type FoundUpload, isAcceptable, notAnUpload } from './check-uploads.ts';
import { lockUploads } from './upload-lock.ts';

export const createOrderByFile: Handler<'createOrderByFile'> = async ({ body }, context) => {
  const { db, platform, caller, now, recordUpload } = context;
  const { filename, fileKey } = body;
  // Before the transaction as well: a storage that does not answer keeps none open.
  const upload = await findOrderFile(body, context);
  await checkUploads([upload], context);
  const answer = await db.transaction(async (tx) => {
    await lockUploads(tx, [fileKey]);
    const { accountId, contactId } = caller;
    const [orderFile] = await tx
      .insert(orderFiles)
      .values({ id: newId(), accountId, contactId, filename, fileKey, createdAt: now })
      // Of two simultaneous orders with one file, the second waits here for the first.
      .onConflictDoNothing({ target: orderFiles.fileKey })
      .returning({ id: orderFiles.id });
    if (!orderFile) throw conflict('fileUsed');
    await takeUploads(tx, [upload], platform);
    await tellProvider(tx, { caller, now }, { kind: 'orderFileReceived', orderFileId: orderFile.id });
    return orderFile;
  });
  await recordUpload('keepUpload');
  return answer;
};

async function findOrderFile(
  { filename, fileKey }: RequestOf<'createOrderByFile'>['body'],
  { caller, platform: { storage } }: SignedInContext,
): Promise<FoundUpload> {
  const object = isOwnOrderFile(fileKey, caller) ? await storage.objectOf(fileKey) : null;
  if (object === null || !isAcceptable(object)) throw badRequest(notAnUpload('fileKey'));
  const url = (await storage.urlOf(fileKey)) ?? '';
  return { name: filename, path: fileKey, url, object, field: 'fileKey' };
}

/**
 * `order_files/{contactId}-{timestamp}-{filename}` [7.45]. The path names the owner: storage accepts an upload only
 * from the contact that the file's name begins with (storage.rules).
 */
export function isOwnOrderFile(path: string, { contactId }: Pick<Caller, 'contactId'>): boolean {
  const prefix = `order_files/${contactId}-`;
  return path.startsWith(prefix) && /^\d+-[^/]+$/.test(path.slice(prefix.length));
}
