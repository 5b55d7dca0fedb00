import { UPLOAD_MAX_BYTES } from '@portal/contract/values/upload-formats';
import { attachment, authorized, type RunningStorage, runStorage, send, upload } from './testing/running-storage.ts';

let running: RunningStorage;
beforeAll(async () => {
  running = await runStorage();
});
afterAll(() => running.stop());

describe('a resumable upload that', () => {
  test('sends more than it declared is measured by what it sends', async () => {
    const wanted = upload({ path: attachment() });
    const headers = { 'x-goog-upload-header-content-length': '10' };
    const url = await running.startResumable(wanted, { headers, metadata: { size: 10 } });
    expect((await send(url, 'upload, finalize', UPLOAD_MAX_BYTES + 1)).status).toBe(403);
    expect(await running.storage.objectOf(wanted.path)).toBeNull();
  });

  test('comes in parts is measured by their sum', async () => {
    const wanted = upload({ path: attachment() });
    const url = await running.startResumable(wanted);
    expect((await send(url, 'upload', UPLOAD_MAX_BYTES, { 'x-goog-upload-offset': '0' })).status).toBe(200);
    expect((await send(url, 'upload, finalize', 1)).status).toBe(403);
    expect(await running.storage.objectOf(wanted.path)).toBeNull();
  });

  test('sends another type than it declared keeps the one that was allowed: no page is served to anybody', async () => {
    const wanted = upload({ path: attachment() });
    const url = await running.startResumable(wanted);
    expect((await send(url, 'upload, finalize', 10, { 'content-type': 'text/html' })).status).toBe(200);
    const file = await fetch(`${running.objectAt(wanted.path)}?alt=media`, { headers: authorized('owner') });
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  test('names another place in its body than in its address is stored where it asked to be', async () => {
    const wanted = upload({ path: attachment() });
    const elsewhere = 'users/yamada/order_attachments/CONTACT2-1-a.pdf';
    const url = await running.startResumable(wanted, { metadata: { name: elsewhere, bucket: 'other' } });
    expect((await send(url, 'upload, finalize', 10)).status).toBe(200);
    expect(await running.storage.objectOf(wanted.path)).not.toBeNull();
    expect(await running.storage.objectOf(elsewhere)).toBeNull();
  });

  test('began without a sign-in is not saved by a valid token at its end', async () => {
    const wanted = upload({ path: attachment(), who: 'nobody' });
    const url = await running.startResumable(wanted);
    expect((await send(url, 'upload, finalize', 10, authorized('owner'))).status).toBe(403);
    expect((await send(url, 'finalize', 0, authorized('owner'))).status).toBe(403);
    expect(await running.storage.objectOf(wanted.path)).toBeNull();
  });

  test('is cancelled leaves nothing and does not go on', async () => {
    const wanted = upload({ path: attachment() });
    const url = await running.startResumable(wanted);
    await send(url, 'cancel', 0);
    expect((await send(url, 'upload, finalize', 10)).status).toBe(400);
    expect(await running.storage.objectOf(wanted.path)).toBeNull();
  });

  test('is begun twice for one name: the first to end is kept', async () => {
    const wanted = upload({ path: attachment() });
    const [first, second] = [await running.startResumable(wanted), await running.startResumable(wanted)];
    expect((await send(second, 'upload, finalize', 2)).status).toBe(200);
    expect((await send(first, 'upload, finalize', 3)).status).toBe(403);
    const kept = await fetch(`${running.objectAt(wanted.path)}?alt=media`, { headers: authorized('owner') });
    expect(await kept.text()).toBe('AA');
  });
});
