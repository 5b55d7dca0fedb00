import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { issuedPdfs } from '#database/schema/billing.ts';

/** Customers check the file that the portal saves, which begins with a byte-order mark [4.34]. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The PDF of a bill or consolidated bill: made once, then kept for ever. Of two at once, the first is kept. */
export async function issuedPdf(db: Db, id: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const kept = await findPdf(db, id);
  if (kept) return kept;
  const content = await make();
  const sha256 = createHash('sha256').update(BYTE_ORDER_MARK).update(content).digest('hex');
  await db.insert(issuedPdfs).values({ id, content, sha256 }).onConflictDoNothing();
  return (await findPdf(db, id)) ?? Buffer.from(content);
}

async function findPdf(db: Db, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ content: issuedPdfs.content }).from(issuedPdfs).where(eq(issuedPdfs.id, id));
  return row ? Buffer.from(row.content) : null;
}
