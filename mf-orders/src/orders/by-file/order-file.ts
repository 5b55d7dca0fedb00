import * as v from 'valibot';

/** The file to order with. Once it is uploaded, another attempt to order does not upload it again. */
export type OrderFile = { id: string; name: string; size: number } & (
  | { state: 'chosen' }
  | { state: 'uploading'; percent: number }
  | { state: 'failed' }
  | { state: 'uploaded'; fileKey: string }
);

export type OrderFileEvent =
  | { type: 'chosen'; id: string; name: string; size: number }
  | { type: 'started' }
  | { type: 'progressed'; percent: number }
  | { type: 'failed' }
  | { type: 'uploaded'; fileKey: string }
  /** Stopped by the customer, or no longer in the storage. */
  | { type: 'reset' }
  | { type: 'removed' };

export function orderFileAfter(file: OrderFile | null, event: OrderFileEvent): OrderFile | null {
  if (event.type === 'chosen') return { id: event.id, name: event.name, size: event.size, state: 'chosen' };
  if (!file || event.type === 'removed') return null;
  const { id, name, size } = file;
  switch (event.type) {
    case 'started':
      return { id, name, size, state: 'uploading', percent: 0 };
    case 'reset':
      return { id, name, size, state: 'chosen' };
    case 'uploaded':
      return { id, name, size, state: 'uploaded', fileKey: event.fileKey };
    case 'failed':
      return { id, name, size, state: 'failed' };
    case 'progressed':
      // Progress may arrive late.
      return file.state === 'uploading' ? { ...file, percent: event.percent } : file;
  }
}

/** What survives a reload: only an uploaded file, since the browser loses a chosen one. */
export const KeptOrderFile = v.nullable(
  v.object({ id: v.string(), name: v.string(), size: v.number(), fileKey: v.string() }),
);
export type KeptOrderFile = v.InferOutput<typeof KeptOrderFile>;

export const keepOrderFile = (file: OrderFile | null): KeptOrderFile =>
  file?.state === 'uploaded' ? { id: file.id, name: file.name, size: file.size, fileKey: file.fileKey } : null;

export const restoreOrderFile = (kept: KeptOrderFile): OrderFile | null => kept && { ...kept, state: 'uploaded' };
