import { loadStorage } from '@portal/shared/firebase';
import type { UploadOptions } from './upload.ts';

/**
 * Puts `file` at `path` of the storage and reports its progress in percent. The SDK's storage is fetched with the
 * first upload, and by the shared module: a remote's own copy would not know the page's Firebase app.
 */
export async function uploadFile(
  path: string,
  file: Blob,
  options: UploadOptions = {},
): Promise<{ url: string; path: string }> {
  const storage = await loadStorage();
  return storage.uploadFile(path, file, options);
}
