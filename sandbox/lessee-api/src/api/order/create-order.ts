import type { Db } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { searchText } from '#database/search-text.ts';
import type { Handler, RequestOf, SignedInContext } from '../core/handler.ts';
import { answerOnce, earlierAnswer } from '../core/idempotency.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { findUploads, takeUploads, type UploadedFile } from './attachment.ts';
import { checkUploads } from './check-uploads.ts';

type OrderConditions = RequestOf<'createOrder'>['body'];

export const createOrder: Handler<'createOrder'> = async ({ body }, context) => {
  const earlier = await earlierAnswer<{ id: string }>(context, 'POST /order', body);
  if (earlier) return earlier;
  const sent = body.attachmentUrls.map((url, index) => ({ url, field: `attachmentUrls.${index}` }));
  // Before the transaction as well: a storage that does not answer keeps none open.
  const files = await findUploads(sent, context);
  await checkUploads(files, context);
  let kept = 0;
  const answer = await answerOnce(context, 'POST /order', body, async (tx) => {
    await takeUploads(tx, files, context.platform);
    kept = files.length;
    return insertOrder(tx, context, body, files);
  });
  // Not within the transaction: the audit log has a connection of its own.
  for (let recorded = 0; recorded < kept; recorded += 1) await context.recordUpload('keepUpload');
  return answer;
};

async function insertOrder(
  tx: Db,
  { caller, now }: SignedInContext,
  body: OrderConditions,
  files: readonly UploadedFile[],
): Promise<{ id: string }> {
  const id = newId();
  await tx.insert(orders).values({
    id,
    accountId: caller.accountId,
    contactId: caller.contactId,
    name: body.constructionName,
    address: body.address,
    searchText: searchText(body.constructionName, body.address),
    latitude: body.latitude,
    longitude: body.longitude,
    numberOfCars: body.numberOfCars,
    automobileType: body.automobileType,
    startDate: body.startDate,
    endDate: body.endDate,
    remarks: body.remarks,
    kizukuSpotId: body.kizukuSpotId ?? null,
    createdAt: now,
  });
  if (files.length > 0) {
    const rows = files.map(({ name, url }, position) => ({ id: newId(), orderId: id, position, name, url }));
    await tx.insert(orderAttachments).values(rows);
  }
  await tellProvider(tx, { caller, now }, { kind: 'orderCreated', orderId: id });
  return { id };
}
