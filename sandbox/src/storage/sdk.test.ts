// biome-ignore-all lint/style/noRestrictedImports: the service is held against the SDK itself, not against the portal's use of it
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, deleteObject, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage';
import { attachment, people, type RunningStorage, runStorage } from './testing/running-storage.ts';

/** As the portal uses the storage, with the SDK. */
let running: RunningStorage;
const app = initializeApp({ projectId: 'demo-portal', storageBucket: 'demo-portal.firebasestorage.app' });
const bucket = getStorage(app);
beforeAll(async () => {
  running = await runStorage();
  const mockUserToken = people.owner.replace('Firebase ', '');
  connectStorageEmulator(bucket, 'localhost', Number(new URL(running.root).port), { mockUserToken });
});
afterAll(async () => {
  await deleteApp(app);
  await running.stop();
});

test('an upload that is removed before it is sent is no longer readable by its address; one that is kept stays', async () => {
  const upload = async () => {
    const target = ref(bucket, attachment('図面 1.pdf'));
    await uploadBytes(target, new Uint8Array([37, 80, 68, 70]), { contentType: 'application/pdf' });
    return { path: target.fullPath, url: await getDownloadURL(target) };
  };
  const [unsent, sent] = [await upload(), await upload()];
  expect(await running.storage.keep(sent.path, await running.versionOf(sent.path))).toBe(true);

  await deleteObject(ref(bucket, unsent.url));
  await expect(deleteObject(ref(bucket, sent.url))).rejects.toMatchObject({ code: 'storage/unauthorized' });
  expect((await fetch(unsent.url)).status).toBe(403);
  expect((await fetch(sent.url)).status).toBe(200);
});
