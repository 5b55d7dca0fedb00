import * as storage from 'firebase/storage';
import { removeFile, uploadFile } from './storage.ts';

jest.mock('firebase/storage', () => ({
  connectStorageEmulator: jest.fn(),
  deleteObject: jest.fn(),
  getStorage: jest.fn(() => ({})),
  ref: jest.fn((_storage: unknown, path: string) => ({ path })),
  getDownloadURL: jest.fn(async ({ path }: { path: string }) => `http://storage.test/${path}?token=t`),
  uploadBytesResumable: jest.fn(),
}));
jest.mock('./sdk/app.ts', () => ({
  getFirebase: () => ({ app: {}, config: { emulators: { auth: '', storage: 'http://localhost:9199' } } }),
}));

const PATH = 'users/uid/order_attachments/contact-1764000000000-plan.pdf';
const file = new Blob(['x']);
type Snapshot = { bytesTransferred: number; totalBytes: number };

/** An upload that the test controls; like the SDK's, it is a promise with a few methods. */
function fakeTask() {
  let report: (snapshot: Snapshot) => void = () => undefined;
  let finish: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const stop = jest.fn();
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const task = Object.assign(promise, {
    on: (_event: string, listener: typeof report) => {
      report = listener;
      return stop;
    },
    cancel: jest.fn(() => fail(Object.assign(new Error('canceled'), { code: 'storage/canceled' }))),
  });
  jest.mocked(storage.uploadBytesResumable).mockReturnValue(task as never);
  return { task, stop, report: (snapshot: Snapshot) => report(snapshot), finish: () => finish(), fail };
}

test('a file goes to its path with our own content type, and its address and path are returned', async () => {
  const { finish } = fakeTask();
  const uploaded = uploadFile(PATH, file, { contentType: 'application/pdf' });
  finish();
  expect(await uploaded).toEqual({ url: `http://storage.test/${PATH}?token=t`, path: PATH });
  expect(storage.uploadBytesResumable).toHaveBeenCalledWith({ path: PATH }, file, { contentType: 'application/pdf' });
});

test('the emulator is used where the environment says so, and is connected once', async () => {
  const { finish } = fakeTask();
  const uploaded = uploadFile(PATH, file);
  finish();
  await uploaded;
  expect(storage.connectStorageEmulator).toHaveBeenCalledTimes(1);
  expect(storage.connectStorageEmulator).toHaveBeenCalledWith(expect.anything(), 'localhost', 9199);
});

test('a line that is cut is given up after a quarter of a minute, not after ten', async () => {
  const { finish } = fakeTask();
  const uploaded = uploadFile(PATH, file);
  finish();
  await uploaded;
  expect(jest.mocked(storage.getStorage).mock.results[0]?.value).toEqual({ maxUploadRetryTime: 15_000 });
});

test('progress is reported in whole percent', async () => {
  const { report, finish, stop } = fakeTask();
  const seen: number[] = [];
  const uploaded = uploadFile(PATH, file, { onProgress: (percent) => seen.push(percent) });
  report({ bytesTransferred: 0, totalBytes: 3 });
  report({ bytesTransferred: 1, totalBytes: 3 });
  report({ bytesTransferred: 3, totalBytes: 3 });
  finish();
  await uploaded;
  expect(seen).toEqual([0, 33, 100]);
  expect(stop).toHaveBeenCalled();
});

test('an upload can be cancelled, and ends as an abort', async () => {
  const { task } = fakeTask();
  const page = new AbortController();
  const uploaded = uploadFile(PATH, file, { signal: page.signal });
  page.abort();
  await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' });
  expect(task.cancel).toHaveBeenCalledTimes(1);
});

test('an upload cancelled before it began is not sent', async () => {
  jest.mocked(storage.uploadBytesResumable).mockClear();
  await expect(uploadFile(PATH, file, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(storage.uploadBytesResumable).not.toHaveBeenCalled();
});

test('a refusal by the storage is passed on unchanged', async () => {
  const { fail } = fakeTask();
  const uploaded = uploadFile(PATH, file);
  fail(Object.assign(new Error('denied'), { code: 'storage/unauthorized' }));
  await expect(uploaded).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('an upload is removed by its path', async () => {
  await removeFile(PATH);
  expect(storage.deleteObject).toHaveBeenCalledWith({ path: PATH });
});
