import type { Db } from '#database/database.ts';
import { orderAttachments } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { StorageAdmin } from '#platform/platform.ts';
import { removeUnused } from './upload-lock.ts';

/** Of the uploads that orders have. By path: an object may have got another token, and with it another address, since. */
export async function usedPaths(db: Db, storage: StorageAdmin): Promise<ReadonlySet<string>> {
  const attached = await db.select({ url: orderAttachments.url }).from(orderAttachments);
  const ordered = await db.select({ path: orderFiles.fileKey }).from(orderFiles);
  const paths = [...attached.map(({ url }) => storage.pathOf(url)), ...ordered.map(({ path }) => path)];
  return new Set(paths.filter((path) => path !== null));
}

/** Removes those of these uploads that no order has. Returns how many. */
export async function removeUnusedOf(db: Db, storage: StorageAdmin, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const used = await usedPaths(db, storage);
  let removed = 0;
  for (const path of paths) {
    if (used.has(path)) continue;
    const url = (await storage.urlOf(path)) ?? '';
    // An order may have taken it since.
    if (await removeUnused(db, storage, { path, url })) removed += 1;
  }
  return removed;
}
