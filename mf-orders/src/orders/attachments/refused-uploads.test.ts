import { ApiError } from '@portal/platform/api';
import { refusedUploads } from './refused-uploads.ts';

const refusal = (status: number, ...paths: string[]) =>
  new ApiError({
    method: 'POST',
    call: 'POST /order',
    kind: 'http',
    status,
    problem: {
      type: 'about:blank',
      title: 'Bad Request',
      status,
      issues: paths.map((path) => ({ path, message: 'Not an upload of yours' })),
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
  expect(refusedUploads(error, [undefined, 'b', 'c'])).toEqual(urls);
});
