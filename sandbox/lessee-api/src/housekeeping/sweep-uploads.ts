import { removeUnusedOf } from '#api/order/unused-uploads.ts';
import type { Db } from '#database/database.ts';
import type { StorageAdmin } from '#platform/platform.ts';

/** Removes the uploads from before then that no order refers to: the form was left, or an earlier removal has failed. */
export async function sweepUploads(db: Db, storage: StorageAdmin, before: Date): Promise<void> {
  if (!storage.listBefore) return;
  const old = [...(await storage.listBefore('users/', before)), ...(await storage.listBefore('order_files/', before))];
  await removeUnusedOf(db, storage, old);
}
