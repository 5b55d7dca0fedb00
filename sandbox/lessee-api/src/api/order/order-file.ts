import { newId } from '#database/id.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { Caller } from '../core/caller.ts';
import type { Handler } from '../core/handler.ts';
import { badRequest, conflict } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { isAcceptable } from './attachment.ts';
import { lockUploads } from './upload-lock.ts';

export const createOrderByFile: Handler<'createOrderByFile'> = async (
  { body },
  { db, platform, caller, now, recordUpload },
) => {
  const { filename, fileKey } = body;
  const assertThere = async () => {
    if (isOwnOrderFile(fileKey, caller) && isAcceptable(await platform.storage.objectOf(fileKey))) return;
    throw badRequest({ path: 'fileKey', message: 'Not an upload of yours' });
  };
  // Before the transaction as well: a storage that does not answer keeps none open.
  await assertThere();
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
    await assertThere();
    await platform.storage.keep(fileKey);
    await tellProvider(tx, { caller, now }, { kind: 'orderFileReceived', orderFileId: orderFile.id });
    return orderFile;
  });
  await recordUpload('keepUpload');
  return answer;
};

/**
 * `order_files/{contactId}-{timestamp}-{filename}` [7.45]. The path names the owner: storage accepts an upload only
 * from the contact that the file's name begins with (storage.rules).
 */
export function isOwnOrderFile(path: string, { contactId }: Pick<Caller, 'contactId'>): boolean {
  const prefix = `order_files/${contactId}-`;
  return path.startsWith(prefix) && /^\d+-[^/]+$/.test(path.slice(prefix.length));
}
