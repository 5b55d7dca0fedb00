import type { FileProblem } from '@portal/ui/upload';
import * as v from 'valibot';
import type { RefusalReason, RefusedUpload } from './refused-uploads.ts';

/** A chosen file that is being uploaded. A failed one stays in the list until it is removed. */
export type Attachment = { id: string; name: string; size: number } & (
  | { state: 'uploading'; percent: number }
  | { state: 'done'; url: string }
  | { state: 'failed'; reason: AttachmentFailure }
);
type AttachmentFailure = 'upload.failed' | RefusalReason;

/** A chosen file that is not accepted: refused by the rules for files [5.26 to 5.28], or one too many. */
export interface Refusal {
  name: string;
  reason: FileProblem | 'upload.tooMany';
}

export type AttachmentEvent =
  | { type: 'chosen'; id: string; name: string; size: number }
  | { type: 'progressed'; id: string; percent: number }
  | { type: 'uploaded'; id: string; url: string }
  | { type: 'failed'; id: string; reason: AttachmentFailure }
  /** The API does not take these files. */
  | { type: 'refused'; files: readonly RefusedUpload[] }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

export function attachmentsAfter(items: readonly Attachment[], event: AttachmentEvent): readonly Attachment[] {
  switch (event.type) {
    case 'chosen':
      return [...items, uploading(event)];
    case 'progressed':
      return replaced(items, event.id, { state: 'uploading', percent: event.percent });
    case 'uploaded':
      return replaced(items, event.id, { state: 'done', url: event.url });
    case 'failed':
      return replaced(items, event.id, { state: 'failed', reason: event.reason });
    case 'refused':
      return items.map((item) => refusedBy(event.files, item));
    case 'retried':
      return items.map((item) => (item.id === event.id && canRetry(item) ? uploading(item) : item));
    case 'removed':
      return items.filter(({ id }) => id !== event.id);
    case 'cleared':
      return [];
  }
}

const uploading = ({ id, name, size }: Pick<Attachment, 'id' | 'name' | 'size'>): Attachment => ({
  id,
  name,
  size,
  state: 'uploading',
  percent: 0,
});

const refusedBy = (files: readonly RefusedUpload[], item: Attachment): Attachment => {
  const reason = item.state === 'done' ? files.find(({ url }) => url === item.url)?.reason : undefined;
  return reason === undefined ? item : unusable(item, reason);
};

const unusable = ({ id, name, size }: Pick<Attachment, 'id' | 'name' | 'size'>, reason: RefusalReason): Attachment => ({
  id,
  name,
  size,
  state: 'failed',
  reason,
});

/** After a reload the file itself is gone: it has to be chosen again. */
export const canRetry = (item: Attachment): boolean => item.state === 'failed' && item.reason === 'upload.failed';

type Change =
  | { state: 'uploading'; percent: number }
  | { state: 'done'; url: string }
  | { state: 'failed'; reason: AttachmentFailure };

/** Progress that arrives late must not change a finished upload. */
const replaced = (items: readonly Attachment[], id: string, change: Change): readonly Attachment[] =>
  items.map((item) =>
    item.id === id && item.state === 'uploading' ? { id, name: item.name, size: item.size, ...change } : item,
  );

/** The names that a further file must not have; a failed file may be chosen again. */
export const takenNames = (items: readonly Attachment[]): string[] =>
  items.flatMap(({ state, name }) => (state === 'failed' ? [] : [name]));

/** What blocks the next step. */
export function attachmentsObstacle(items: readonly Attachment[]): 'uploading' | 'failed' | null {
  if (items.some(({ state }) => state === 'uploading')) return 'uploading';
  return items.some(({ state }) => state === 'failed') ? 'failed' : null;
}

export const uploadedFiles = (items: readonly Attachment[]): { name: string; url: string }[] =>
  items.flatMap((item) => (item.state === 'done' ? [{ name: item.name, url: item.url }] : []));

export const attachmentUrls = (items: readonly Attachment[]): string[] => uploadedFiles(items).map(({ url }) => url);

/** The files that the customer would lose by leaving the page; uploads that a reload interrupted are lost already. */
export const unsentNames = (items: readonly Attachment[]): string[] =>
  items.flatMap((item) => (item.state === 'uploading' || canRetry(item) ? [item.name] : []));

/** What a reload keeps of the list; `url` null: the upload was unfinished, so only its name is left. */
export const KeptAttachments = v.array(
  v.object({ id: v.string(), name: v.string(), size: v.number(), url: v.nullable(v.pipe(v.string(), v.url())) }),
);
export type KeptAttachments = v.InferOutput<typeof KeptAttachments>;

export const keepAttachments = (items: readonly Attachment[]): KeptAttachments =>
  items
    .filter((item) => item.state !== 'failed' || item.reason !== 'upload.failed')
    .map((item) => ({ id: item.id, name: item.name, size: item.size, url: item.state === 'done' ? item.url : null }));

export const restoreAttachments = (kept: KeptAttachments): readonly Attachment[] =>
  kept.map(({ url, ...file }) =>
    url === null ? unusable(file, 'upload.interrupted') : { ...file, state: 'done', url },
  );
