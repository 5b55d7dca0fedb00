import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { getFirebase } from './sdk/app.ts';

export interface UploadOptions {
  /** 0 to 100, whole numbers, never falling. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** From the content of the file; the browser only guesses it from the name. */
  contentType?: string | undefined;
}

/** The SDK's default of ten minutes would look like an upload that stands still. A slow line is not cut off. */
const MAX_RETRY_MS = 15_000;

let storage: FirebaseStorage | null = null;

function openStorage(): FirebaseStorage {
  if (storage) return storage;
  const { app, config } = getFirebase();
  storage = getStorage(app);
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  if (config.emulators) {
    const { hostname, port } = new URL(config.emulators.storage);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return storage;
}

/** Uploads `file` to `path`; rejects with an AbortError when `signal` aborts. */
export async function uploadFile(
  path: string,
  file: Blob,
  { onProgress, signal, contentType }: UploadOptions = {},
): Promise<{ url: string; path: string }> {
  signal?.throwIfAborted();
  const target = ref(openStorage(), path);
  const task = uploadBytesResumable(target, file, { contentType: contentType ?? 'application/octet-stream' });
  const cancel = () => void task.cancel();
  signal?.addEventListener('abort', cancel);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes === 0 ? 100 : Math.floor((bytesTransferred / totalBytes) * 100)),
  );
  try {
    await task;
    return { url: await getDownloadURL(target), path };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    stop();
    signal?.removeEventListener('abort', cancel);
  }
}

/** Removes an upload, by its path or by an address to read it. Rejects where the rules forbid it. */
export async function removeFile(pathOrUrl: string): Promise<void> {
  await deleteObject(ref(openStorage(), pathOrUrl));
}
