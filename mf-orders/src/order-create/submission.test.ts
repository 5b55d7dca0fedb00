import type { OrderCreateBody } from '@portal/shared/contract/order';
import { submissionOf } from './submission.ts';

const body: OrderCreateBody = {
  constructionName: '四谷リノベーション',
  address: '東京都新宿区四谷一丁目5番',
  latitude: 35.69,
  longitude: 139.73,
  numberOfCars: 1,
  automobileType: 'NORMAL',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  remarks: '',
  attachmentUrls: [],
};
const keys = ['7c1a2b52-3f6f-4d8e-9b1a-0d2f5c6e7a81', '0a8d9f10-52c4-4b7e-8f30-6a1b2c3d4e5f'];

test('a repeated attempt with the same body has the same key, a changed body a new one', () => {
  const left = [...keys];
  const newKey = () => left.shift() ?? '';
  const first = submissionOf(body, null, newKey);
  expect(first.key).toBe(keys[0]);
  expect(submissionOf({ ...body }, first, newKey)).toBe(first);
  expect(submissionOf({ ...body, numberOfCars: 2 }, first, newKey).key).toBe(keys[1]);
});
