import { ApiError } from '@portal/platform/api';
import { aboutRefused, refusalIn, refusedUploads } from './refused-uploads.ts';

const refusal = (status: number, ...paths: string[]) => refusalWith(undefined, status, ...paths);
const refusalWith = (code: string | undefined, status: number, ...paths: string[]) =>
  new ApiError({
    method: 'POST',
    call: 'POST /order',
    kind: 'http',
    status,
    problem: {
      type: 'about:blank',
      title: 'Bad Request',
      status,
      issues: paths.map((path) => ({ path, message: 'Not an upload of yours', code })),
    },
  });

test.each([
  [refusal(400, 'attachmentUrls.1', 'attachmentUrls.2'), ['b', 'c']],
  [refusal(400, 'attachments.1.url'), ['b']],
  [refusal(400, 'attachments.0.id', 'attachments.9.url', 'attachments', 'name'), []],
  [refusal(400), []],
  [refusal(422, 'attachmentUrls.1'), []],
  [new ApiError({ method: 'POST', call: 'POST /order', kind: 'http', status: 400 }), []],
  [new Error('of ours'), []],
])('%#: names %j', (error, urls) => {
  expect(refusedUploads(error, [undefined, 'b', 'c']).map(({ url }) => url)).toEqual(urls);
});

test.each([
  [undefined, 'upload.interrupted', 'upload.lost'],
  ['content', 'upload.wrongContent', 'upload.refusedFiles'],
  ['malware', 'upload.malware', 'upload.refusedFiles'],
  ['a word of a later API', 'upload.interrupted', 'upload.lost'],
])('the reason %j of the API is the text %s, and %s for all of them', (code, reason, about) => {
  const refused = refusedUploads(refusalWith(code, 400, 'attachmentUrls.0'), ['a']);
  expect(refused).toEqual([{ url: 'a', reason }]);
  expect(aboutRefused(refused)).toBe(about);
  expect(refusalIn(refusalWith(code, 400, 'fileKey'), 'fileKey')).toBe(reason);
  expect(refusalIn(refusalWith(code, 400, 'filename'), 'fileKey')).toBeUndefined();
});
