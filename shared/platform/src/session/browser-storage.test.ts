import { createSafeStorage, storageKey } from './browser-storage.ts';

/** The parts of a browser's storage that are used: its keys are its own properties. */
function createStorage(isFull = () => false) {
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (isFull()) throw new Error('full');
        kept[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete kept[key] },
  }) as unknown as Storage;
}

test('values are kept in the browser’s storage', () => {
  const browser = createStorage();
  const storage = createSafeStorage(() => browser);
  expect(storage.set(storageKey('uid'), 'tanaka')).toBe(true);
  expect(browser.getItem('uid')).toBe('tanaka');
  expect(storage.get('uid')).toBe('tanaka');
  expect(storage.keys()).toEqual(['uid']);
  storage.remove('uid');
  expect([browser.getItem('uid'), storage.get('uid'), storage.keys()]).toEqual([null, null, []]);
});

test('if the browser blocks it, values last as long as the page', () => {
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  expect([storage.get('uid'), storage.keys()]).toEqual([null, []]);
  expect(storage.set(storageKey('uid'), 'tanaka')).toBe(false);
  expect([storage.get('uid'), storage.keys()]).toEqual(['tanaka', ['uid']]);
  storage.remove('uid');
  expect([storage.get('uid'), storage.keys()]).toEqual([null, []]);
});

test('a full storage keeps its values; new ones are held in memory until there is room', () => {
  let isFull = false;
  const browser = createStorage(() => isFull);
  const storage = createSafeStorage(() => browser);
  storage.set(storageKey('uid'), 'tanaka');
  isFull = true;
  expect(storage.set(storageKey('uid'), 'sato')).toBe(false);
  expect([storage.get('uid'), browser.getItem('uid'), storage.keys()]).toEqual(['sato', 'tanaka', ['uid']]);
  isFull = false;
  storage.set(storageKey('uid'), 'suzuki');
  expect([storage.get('uid'), browser.getItem('uid')]).toEqual(['suzuki', 'suzuki']);
});
