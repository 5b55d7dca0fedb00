import { tokenOf } from './running-storage.ts';

interface Uploader {
  readonly uid: string;
  readonly contactId: string;
}

/** Where the form of an order puts an attachment. */
export const attachmentPath = ({ uid, contactId }: Uploader, filename: string): string =>
  `users/${uid}/order_attachments/${contactId}-1764000000000-${filename}`;

/** As the portal's SDK does it, in the customer's browser. `objects`: of the bucket. Returns the lasting address. */
export async function uploadAsBrowser(
  objects: string,
  path: string,
  { uid, contactId }: Uploader,
  { body = '%PDF-1.7 of a customer', type = 'application/pdf' } = {},
): Promise<string> {
  const response = await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: tokenOf(uid, { contactId }), 'content-type': type },
    body,
  });
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return `${objects}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}
