import { contentTypeOf } from '@portal/ui/upload';
import { removeUpload } from './remove-upload.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/**
 * Uploads a file to this path. One that was stopped just before it was finished is deleted again.
 * @throws an AbortError when `signal` aborts.
 */
export async function storeFile(path: string, file: File, { signal, onProgress }: UploadOptions) {
  const storage = await import(/* webpackChunkName: "upload" */ '@portal/platform/storage');
  const contentType = contentTypeOf(file.name, file.type);
  const stored = await storage.uploadFile(path, file, { signal, contentType, onProgress });
  if (signal.aborted) removeUpload(stored.url);
  signal.throwIfAborted();
  return stored;
}
