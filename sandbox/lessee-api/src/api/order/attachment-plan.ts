import type { AttachmentChange } from '@portal/contract/order-change';
import { ATTACHMENTS_MAX } from '@portal/contract/order-create';
import { badRequest } from '../core/problem.ts';
import type { SentUrl, UploadedFile } from './attachment.ts';

interface Attached {
  readonly id: string;
  readonly position: number;
  readonly url: string;
}

interface AttachmentPlan {
  /** Ids. */
  readonly removed: readonly string[];
  readonly added: readonly (UploadedFile & { readonly position: number })[];
}

/** The addresses to add, each with the field that it came in. */
export const urlsToAdd = (changes: readonly AttachmentChange[]): SentUrl[] =>
  changes.flatMap((change, index) => ('url' in change ? [{ url: change.url, field: `attachments.${index}.url` }] : []));

/**
 * Plans an order's attachments: those not named stay in place, and new ones go to the end. A file that is already there
 * is not added again, so that repeating a change has no effect.
 */
export function planAttachments(
  there: readonly Attached[],
  changes: readonly AttachmentChange[],
  uploads: readonly UploadedFile[],
): AttachmentPlan {
  const ids = new Set(there.map(({ id }) => id));
  const unknown = changes.flatMap((change, index) =>
    'id' in change && !ids.has(change.id)
      ? [{ path: `attachments.${index}.id`, message: 'Not an attachment of this order' }]
      : [],
  );
  if (unknown.length > 0) throw badRequest(...unknown);

  const removed = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
  const kept = there.filter(({ id }) => !removed.has(id));
  const isKept = new Set(kept.map(({ url }) => url));
  const added = uploads.filter(({ url }) => !isKept.has(url));
  if (kept.length + added.length > ATTACHMENTS_MAX) {
    throw badRequest({ path: 'attachments', message: `At most ${ATTACHMENTS_MAX} attachments` });
  }
  const behind = Math.max(-1, ...kept.map(({ position }) => position)) + 1;
  return { removed: [...removed], added: added.map((file, index) => ({ ...file, position: behind + index })) };
}
