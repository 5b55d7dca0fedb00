import { loadStorage } from '@portal/shared/firebase';
import type { UploadOptions } from './upload.ts';

/**
 * Uploads `file` to `path` of the storage and reports the progress in percent. The SDK's storage is loaded with the
 * first upload, and through the shared module: a remote's own copy would not know the page's Firebase app.
 */
export async function uploadFile(
  path: string,
  file: Blob,
  options: UploadOptions = {},
): Promise<{ url: string; path: string }> {
  const storage = await loadStorage();
  return storage.uploadFile(path, file, options);
}

/** Removes an upload, by its path or by an address to read it. Rejects where the rules forbid it. */
export async function removeFile(pathOrUrl: string): Promise<void> {
  const storage = await loadStorage();
  return storage.removeFile(pathOrUrl);
}
