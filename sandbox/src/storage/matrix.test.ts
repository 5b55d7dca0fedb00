import { UPLOAD_MAX_BYTES } from '@portal/contract/values/upload-formats';
import {
  allWays,
  attachment,
  authorized,
  everybodyElse,
  orderFile,
  type RunningStorage,
  runStorage,
  type Upload,
  upload,
} from './testing/running-storage.ts';

/** Who may upload what, over HTTP on the running service; rules.test.ts has the same table without a service. */

let running: RunningStorage;
beforeAll(async () => {
  running = await runStorage();
});
afterAll(() => running.stop());

describe.each(allWays)('an upload, %s', (way) => {
  test.each<[title: string, changes: () => Partial<Upload> & { path: string }]>([
    ['one’s own attachment [7.44]', () => ({ path: attachment() })],
    ['one’s own order file [7.45]', () => ({ path: orderFile() })],
    ['exactly 5,000,000 bytes [5.27, 9.12]', () => ({ path: attachment(), bytes: UPLOAD_MAX_BYTES })],
    ['a Japanese name', () => ({ path: attachment('配置図（最終） 100%.pdf') })],
    ...[
      'text/csv',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/plain',
      'image/png',
      'image/jpeg',
    ].map((type): [string, () => Partial<Upload> & { path: string }] => [
      `the type ${type} [5.26]`,
      () => ({ path: attachment(), type }),
    ]),
  ])('is kept: %s', async (_title, changes) => {
    const wanted = upload(changes());
    expect((await running.upload(way, wanted)).status).toBe(200);
    expect(await running.storage.objectOf(wanted.path)).not.toBeNull();
  });

  test.each<[title: string, changes: () => Partial<Upload> & { path: string }]>([
    ...everybodyElse.flatMap((who): [string, () => Partial<Upload> & { path: string }][] => [
      [`an attachment by ${who}`, () => ({ path: attachment(), who })],
    ]),
    ...everybodyElse
      .filter((who) => who !== 'another user of the same contact')
      .map((who): [string, () => Partial<Upload> & { path: string }] => [
        `an order file by ${who}`,
        () => ({ path: orderFile(), who }),
      ]),
    ['5,000,001 bytes [5.27, 9.12]', () => ({ path: attachment(), bytes: UPLOAD_MAX_BYTES + 1 })],
    ['an order file of 5,000,001 bytes [5.27]', () => ({ path: orderFile(), bytes: UPLOAD_MAX_BYTES + 1 })],
    ['no bytes', () => ({ path: attachment(), bytes: 0 })],
    ['a type that is not on the list [5.26]', () => ({ path: attachment(), type: 'application/x-msdownload' })],
    ['a page', () => ({ path: attachment('a.html'), type: 'text/html' })],
    ['a picture that can run a script', () => ({ path: attachment('a.svg'), type: 'image/svg+xml' })],
    ['a workbook with macros', () => ({ path: orderFile(), type: 'application/vnd.ms-excel.sheet.macroEnabled.12' })],
    ['a type with a suffix', () => ({ path: attachment(), type: 'application/pdf; x=text/html' })],
    ['no type', () => ({ path: attachment(), type: undefined })],
    ['a name without timestamp', () => ({ path: 'users/tanaka/order_attachments/CONTACT1-a.pdf' })],
    ['a name without file name', () => ({ path: 'users/tanaka/order_attachments/CONTACT1-1-' })],
    ['the name of another contact', () => ({ path: 'users/tanaka/order_attachments/CONTACT2-1-a.pdf' })],
    ['a subfolder', () => ({ path: 'users/tanaka/order_attachments/CONTACT1-1-a/b.pdf' })],
    ['a way out of the folder', () => ({ path: 'users/tanaka/order_attachments/../CONTACT1-1-a.pdf' })],
    ['another folder of the customer', () => ({ path: 'users/tanaka/CONTACT1-1-a.pdf' })],
    ['the top', () => ({ path: 'CONTACT1-1-a.pdf' })],
  ])('is refused and not kept: %s', async (_title, changes) => {
    const wanted = upload(changes());
    expect((await running.upload(way, wanted)).status).toBe(403);
    expect(await running.storage.objectOf(wanted.path)).toBeNull();
  });

  test.each([
    ['an attachment', attachment],
    ['an order file', orderFile],
  ])('does not overwrite %s, not even by its owner', async (_title, newPath) => {
    const path = await running.stored({ path: newPath(), bytes: 3 });
    expect((await running.upload(way, upload({ path, bytes: 4 }))).status).toBe(403);
    const kept = await fetch(`${running.objectAt(path)}?alt=media`, { headers: authorized('owner') });
    expect(await kept.text()).toBe('AAA');
  });
});
