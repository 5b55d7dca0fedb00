import { tabStore as storage } from '@portal/shared/session';
import * as v from 'valibot';
import { draftKey, readDraft, removeDrafts, writeDraft } from './draft-store.ts';

const Draft = v.object({ name: v.string(), cars: v.number() });
const key = draftKey('tanaka', 'order');

beforeEach(() => window.sessionStorage.clear());

test('a draft is restored', () => {
  writeDraft(storage, key, { name: '現場', cars: 2 });
  expect(readDraft(storage, key, Draft)).toEqual({ name: '現場', cars: 2 });
});

test.each(['not JSON', '{"name":1,"cars":2}', '{"name":"an older form"}', 'null'])(
  'a draft that no longer parses does not count: %s',
  (text) => {
    storage.set(key, text);
    expect(readDraft(storage, key, Draft)).toBeNull();
  },
);

test('another customer’s draft is not found, and is deleted when they sign in', () => {
  writeDraft(storage, key, { name: '現場', cars: 2 });
  expect(readDraft(storage, draftKey('sato', 'order'), Draft)).toBeNull();
  storage.set('keep-orders-status', 'all');
  removeDrafts(storage, 'sato');
  expect(readDraft(storage, key, Draft)).toBeNull();
  expect(storage.get('keep-orders-status')).toBe('all');
});

test('two customers whose uids begin alike are still two customers', () => {
  writeDraft(storage, draftKey('tanaka2', 'order'), { name: '現場', cars: 2 });
  removeDrafts(storage, 'tanaka');
  expect(storage.keys()).toEqual([]);
});

test('one’s own drafts are still there after signing in again', () => {
  writeDraft(storage, key, { name: '現場', cars: 2 });
  removeDrafts(storage, 'tanaka');
  expect(readDraft(storage, key, Draft)).not.toBeNull();
});

test('if the storage is full, drafts last as long as the page', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft(storage, key, { name: '現場', cars: 2 });
  expect(readDraft(storage, key, Draft)).toEqual({ name: '現場', cars: 2 });
  removeDrafts(storage);
  expect(readDraft(storage, key, Draft)).toBeNull();
  full.mockRestore();
});
