import { removeUnused } from '#api/order/upload-lock.ts';
import type { Db } from '#database/database.ts';
import { orderAttachments } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { StorageAdmin } from '#platform/platform.ts';

/** Removes the uploads from before then that no order refers to: the form was left, or an earlier removal has failed. */
export async function sweepUploads(db: Db, storage: StorageAdmin, before: Date): Promise<void> {
  if (!storage.listBefore) return;
  const old = [...(await storage.listBefore('users/', before)), ...(await storage.listBefore('order_files/', before))];
  if (old.length === 0) return;
  const attached = await db.select({ url: orderAttachments.url }).from(orderAttachments);
  const ordered = await db.select({ path: orderFiles.fileKey }).from(orderFiles);
  // By path: an object may have got another token, and with it another address, since.
  const used = new Set([...attached.map(({ url }) => storage.pathOf(url)), ...ordered.map(({ path }) => path)]);
  for (const path of old) {
    const url = used.has(path) ? null : await storage.urlOf(path);
    // An order may have taken it since.
    if (url !== null) await removeUnused(db, storage, { path, url });
  }
}
