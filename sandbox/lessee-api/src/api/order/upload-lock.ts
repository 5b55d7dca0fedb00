import { eq, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { orderAttachments } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import type { StorageAdmin } from '#platform/platform.ts';

/*
 * An upload has no row until an order refers to it, so what is locked is its path. Whoever is about to refer to it either
 * comes before a removal, which then leaves it, or after, and finds it gone.
 */

/** Until the end of the transaction. In one order for all, so that two transactions never wait for each other. */
export async function lockUploads(tx: Db, paths: readonly string[]): Promise<void> {
  for (const path of paths.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`);
}

/** Removes the object unless something refers to it; whether it is gone. */
export function removeUnused(
  db: Db,
  storage: StorageAdmin,
  { path, url }: { path: string; url: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUploads(tx, [path]);
    const attached = await tx.$count(orderAttachments, eq(orderAttachments.url, url));
    if (attached > 0 || (await tx.$count(orderFiles, eq(orderFiles.fileKey, path))) > 0) return false;
    await storage.remove(path);
    return true;
  });
}
