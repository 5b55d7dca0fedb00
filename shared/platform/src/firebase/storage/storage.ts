import type { UploadOptions } from './upload.ts';

/** The SDK's storage. */
const loadStorage = () => import(/* webpackChunkName: "storage" */ './upload.ts');

/**
 * Uploads `file` to `path` of the storage and reports the progress in percent. The SDK's storage is loaded with the
 * first upload.
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
