import { removeFile, uploadFile } from '@portal/platform/storage';

jest.mock('@portal/platform/storage', () => ({ uploadFile: jest.fn(), removeFile: jest.fn() }));
export const upload = jest.mocked(uploadFile);
export const remove = jest.mocked(removeFile);

/** Forgets earlier files, and lets every upload succeed at once. */
export function resetStorage(): void {
  remove.mockReset().mockResolvedValue();
  upload.mockReset().mockImplementation(async (path) => ({
    path,
    url: `http://localhost:9199/v0/b/x/o/${encodeURIComponent(path)}`,
  }));
}

/** An upload that stays at 66 % until the customer stops it. */
export function holdUpload(): void {
  upload.mockImplementation(
    (_path, _file, options) =>
      new Promise((_, reject) => {
        options?.onProgress?.(66);
        options?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
}
