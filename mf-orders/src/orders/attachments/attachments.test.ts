import {
  type Attachment,
  type AttachmentEvent,
  attachmentsAfter,
  attachmentsObstacle,
  attachmentUrls,
  keepAttachments,
  restoreAttachments,
  takenNames,
  unsentNames,
} from './attachments.ts';

const URL = 'http://localhost:9199/v0/b/x/o/a';
const chosen = (name: string): AttachmentEvent => ({ type: 'chosen', id: name, name, size: 10 });
const after = (...events: AttachmentEvent[]) => events.reduce(attachmentsAfter, [] as readonly Attachment[]);

test('a chosen file makes progress and is done', () => {
  expect(after(chosen('a.pdf'), { type: 'progressed', id: 'a.pdf', percent: 64 })).toEqual([
    { id: 'a.pdf', name: 'a.pdf', size: 10, state: 'uploading', percent: 64 },
  ]);
  expect(after(chosen('a.pdf'), { type: 'uploaded', id: 'a.pdf', url: URL })).toEqual([
    { id: 'a.pdf', name: 'a.pdf', size: 10, state: 'done', url: URL },
  ]);
});

test('a finished upload does not change any more', () => {
  const late: AttachmentEvent = { type: 'progressed', id: 'a.pdf', percent: 100 };
  const failed = after(chosen('a.pdf'), { type: 'failed', id: 'a.pdf', reason: 'upload.failed' });
  expect(attachmentsAfter(failed, late)).toEqual(failed);
  expect(after(chosen('a.pdf'), { type: 'removed', id: 'a.pdf' }, { type: 'uploaded', id: 'a.pdf', url: URL })).toEqual(
    [],
  );
});

test('only a failed upload starts again, and only while its file is at hand', () => {
  const retried: AttachmentEvent = { type: 'retried', id: 'a.pdf' };
  const ended = (reason: 'upload.failed' | 'upload.interrupted') =>
    after(chosen('a.pdf'), chosen('b.pdf'), { type: 'failed', id: 'a.pdf', reason });
  expect(attachmentsAfter(ended('upload.failed'), retried)).toEqual(after(chosen('a.pdf'), chosen('b.pdf')));
  expect(attachmentsAfter(ended('upload.interrupted'), retried)).toEqual(ended('upload.interrupted'));
  const done = after(chosen('a.pdf'), { type: 'uploaded', id: 'a.pdf', url: URL });
  expect(attachmentsAfter(done, retried)).toEqual(done);
});

test('a finished upload that the storage has lost has to be chosen again, the others stay', () => {
  const items = after(chosen('a.pdf'), { type: 'uploaded', id: 'a.pdf', url: URL }, chosen('b.pdf'), {
    type: 'uploaded',
    id: 'b.pdf',
    url: `${URL}/b`,
  });
  const left = attachmentsAfter(items, { type: 'refused', files: [{ url: URL, reason: 'upload.interrupted' }] });
  expect(left).toEqual([
    { id: 'a.pdf', name: 'a.pdf', size: 10, state: 'failed', reason: 'upload.interrupted' },
    items[1],
  ]);
  expect(attachmentsObstacle(left)).toBe('failed');
});

test('a finished upload that the API does not take says why, and after a reload that it has to be chosen again', () => {
  const items = after(chosen('a.pdf'), { type: 'uploaded', id: 'a.pdf', url: URL });
  const refused = attachmentsAfter(items, { type: 'refused', files: [{ url: URL, reason: 'upload.malware' }] });
  expect(refused).toMatchObject([{ state: 'failed', reason: 'upload.malware' }]);
  expect(attachmentsObstacle(refused)).toBe('failed');
  expect(restoreAttachments(keepAttachments(refused))).toMatchObject([
    { state: 'failed', reason: 'upload.interrupted' },
  ]);
});

test('the name of a failed file can be used again', () => {
  expect(takenNames(after(chosen('a.pdf'), chosen('b.pdf')))).toEqual(['a.pdf', 'b.pdf']);
  expect(takenNames(after(chosen('a.pdf'), { type: 'failed', id: 'a.pdf', reason: 'upload.failed' }))).toEqual([]);
});

test.each([
  [[], null],
  [[chosen('a.pdf')], 'uploading'],
  [[chosen('a.pdf'), { type: 'uploaded', id: 'a.pdf', url: URL }], null],
  [[chosen('a.pdf'), { type: 'failed', id: 'a.pdf', reason: 'upload.failed' }], 'failed'],
] as [AttachmentEvent[], string | null][])('what blocks the next step: %#', (events, obstacle) => {
  expect(attachmentsObstacle(after(...events))).toBe(obstacle);
});

test('a reload keeps finished uploads and names the unfinished ones', () => {
  const items = after(
    chosen('done.pdf'),
    { type: 'uploaded', id: 'done.pdf', url: URL },
    chosen('half.pdf'),
    chosen('lost.pdf'),
    { type: 'failed', id: 'lost.pdf', reason: 'upload.failed' },
  );
  const restored = restoreAttachments(keepAttachments(items));
  expect(restored).toEqual([
    { id: 'done.pdf', name: 'done.pdf', size: 10, state: 'done', url: URL },
    { id: 'half.pdf', name: 'half.pdf', size: 10, state: 'failed', reason: 'upload.interrupted' },
  ]);
  expect(attachmentUrls(restored)).toEqual([URL]);
  expect(restoreAttachments(keepAttachments(restored))).toEqual(restored);
});

test('leaving loses files on their way and failed ones at hand, not what a reload has interrupted already', () => {
  const items = after(
    chosen('uploading.pdf'),
    chosen('failed.pdf'),
    { type: 'failed', id: 'failed.pdf', reason: 'upload.failed' },
    chosen('interrupted.pdf'),
    { type: 'failed', id: 'interrupted.pdf', reason: 'upload.interrupted' },
    chosen('done.pdf'),
    { type: 'uploaded', id: 'done.pdf', url: URL },
  );
  expect(unsentNames(items)).toEqual(['uploading.pdf', 'failed.pdf']);
});
