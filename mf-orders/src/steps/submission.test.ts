import { submissionOf } from './submission.ts';

const body = { constructionName: '四谷リノベーション', numberOfCars: 1, attachmentUrls: [] };

test('a repeated attempt with the same body has the same key, a changed body a new one', () => {
  const first = submissionOf(body, null);
  expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(submissionOf({ ...body }, first)).toBe(first);
  expect(submissionOf({ ...body, numberOfCars: 2 }, first).key).not.toBe(first.key);
});
