import * as v from 'valibot';
import { tabStore as storage, storageKey } from '../session/index.ts';
import { defineDraft } from './define-draft.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { removeDrafts } from './remove-drafts.ts';

const DAY = 86_400_000;
const schema = v.object({ name: v.string(), cars: v.number() });
const kind = defineDraft({ name: 'order', version: 2, schema });
const of = (uid: string, about?: string) => ({ storage, kind, uid, about });
const tanaka = of('tanaka');
const input = { name: '現場', cars: 2 };

beforeEach(() => window.sessionStorage.clear());

test('a draft is restored', () => {
  expect(readDraft(tanaka)).toEqual({ state: 'none' });
  writeDraft(tanaka, input);
  expect(readDraft(tanaka)).toEqual({ state: 'kept', value: input });
  removeDraft(tanaka);
  expect(readDraft(tanaka)).toEqual({ state: 'none' });
});

test('it says whose it is, of which version of the form, and from when', () => {
  jest.useFakeTimers({ now: 1_000 });
  writeDraft(of('tanaka', 'o-1'), input);
  expect(JSON.parse(storage.get('draft:tanaka:order:o-1') ?? '')).toEqual({
    version: 2,
    uid: 'tanaka',
    at: 1_000,
    value: input,
  });
  jest.useRealTimers();
});

const envelope = { version: 2, uid: 'tanaka', at: 0, value: input };
test.each<[string, unknown]>([
  ['of an older version of the form', { ...envelope, version: 1 }],
  ['of a newer version of the form, from another tab', { ...envelope, version: 3 }],
  ['with fields of an older form', { ...envelope, value: { name: 1, cars: 2 } }],
  ['without fields of this form', { ...envelope, value: { name: '現場' } }],
  ['of a portal that kept it differently', input],
  ['that is nothing', null],
])('a draft %s is lost, and the form can say so', (_, content) => {
  storage.set(draftKey(tanaka), JSON.stringify(content));
  expect(readDraft(tanaka, 1)).toEqual({ state: 'lost' });
});

test('what is no JSON at all is lost too', () => {
  storage.set(draftKey(tanaka), 'not JSON');
  expect(readDraft(tanaka)).toEqual({ state: 'lost' });
});

test('a draft is kept for a week after it was last written', () => {
  storage.set(draftKey(tanaka), JSON.stringify(envelope));
  expect(readDraft(tanaka, 7 * DAY)).toEqual({ state: 'kept', value: input });
  expect(readDraft(tanaka, 7 * DAY + 1)).toEqual({ state: 'lost' });
});

test('another customer’s draft is not found, and is deleted when they sign in', () => {
  writeDraft(tanaka, input);
  expect(readDraft(of('sato'))).toEqual({ state: 'none' });
  storage.set(storageKey('keep-orders-status'), 'all');
  removeDrafts(storage, 'sato');
  expect(readDraft(tanaka)).toEqual({ state: 'none' });
  expect(storage.get('keep-orders-status')).toBe('all');
});

test('a draft under the wrong name is not its owner’s', () => {
  storage.set(draftKey(of('sato')), JSON.stringify(envelope));
  expect(readDraft(of('sato'), 1)).toEqual({ state: 'none' });
});

test('two customers whose uids begin alike are still two customers', () => {
  writeDraft(of('tanaka2'), input);
  removeDrafts(storage, 'tanaka');
  expect(storage.keys()).toEqual([]);
});

test('one’s own drafts are still there after signing in again', () => {
  writeDraft(tanaka, input);
  removeDrafts(storage, 'tanaka');
  expect(readDraft(tanaka)).toMatchObject({ state: 'kept' });
});

test('if the storage is full, drafts last as long as the page, and that is known', () => {
  expect(writeDraft(tanaka, input)).toBe(true);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(tanaka, { ...input, cars: 3 })).toBe(false);
  expect(readDraft(tanaka)).toEqual({ state: 'kept', value: { ...input, cars: 3 } });
  removeDrafts(storage);
  expect(readDraft(tanaka)).toEqual({ state: 'none' });
  full.mockRestore();
});
