import { newId } from '#database/id.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { Caller } from '../core/caller.ts';
import type { Handler } from '../core/handler.ts';
import { badRequest, conflict } from '../core/problem.ts';
import { tellProvider } from '../core/tell-provider.ts';

export const createOrderByFile: Handler<'createOrderByFile'> = async (
  { body },
  { db, platform, caller, now, recordUpload },
) => {
  const { filename, fileKey } = body;
  // Checked before the transaction, which must not wait for another service.
  if (!isOwnOrderFile(fileKey, caller) || !(await platform.storage.exists(fileKey))) {
    throw badRequest({ path: 'fileKey', message: 'Not an upload of yours' });
  }
  await platform.storage.keep(fileKey);
  await recordUpload('keepUpload');
  return db.transaction(async (tx) => {
    const { accountId, contactId } = caller;
    const [orderFile] = await tx
      .insert(orderFiles)
      .values({ id: newId(), accountId, contactId, filename, fileKey, createdAt: now })
      // Of two simultaneous orders with one file, the second waits here for the first.
      .onConflictDoNothing({ target: orderFiles.fileKey })
      .returning({ id: orderFiles.id });
    if (!orderFile) throw conflict('fileUsed');
    await tellProvider(tx, { caller, now }, { kind: 'orderFileReceived', orderFileId: orderFile.id });
    return orderFile;
  });
};

/**
 * `order_files/{contactId}-{timestamp}-{filename}` [7.45]. The path names the owner: storage accepts an upload only
 * from the contact that the file's name begins with (storage.rules).
 */
export function isOwnOrderFile(path: string, { contactId }: Pick<Caller, 'contactId'>): boolean {
  const prefix = `order_files/${contactId}-`;
  return path.startsWith(prefix) && /^\d+-[^/]+$/.test(path.slice(prefix.length));
}
