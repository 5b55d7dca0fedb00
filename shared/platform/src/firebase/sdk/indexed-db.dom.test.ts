import { withIndexedDbFallback, withoutIndexedDb } from './indexed-db.ts';

afterEach(() => jest.useRealTimers());

test('what answers is taken; what fails, or has not answered after two seconds, is done without', async () => {
  jest.useFakeTimers();
  await expect(withIndexedDbFallback(Promise.resolve('kept'), 'without')).resolves.toBe('kept');
  await expect(withIndexedDbFallback(Promise.reject(new Error('no')), 'without')).resolves.toBe('without');
  const done = jest.fn();
  void withIndexedDbFallback(new Promise(() => undefined), 'without').then(done);
  await jest.advanceTimersByTimeAsync(1999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('without');
});

test('only what is made meanwhile finds none', () => {
  const mine = { open: () => undefined };
  Object.defineProperty(window, 'indexedDB', { configurable: true, get: () => mine });
  expect(withoutIndexedDb(() => typeof indexedDB)).toBe('undefined');
  expect(() =>
    withoutIndexedDb(() => {
      throw new Error('not made');
    }),
  ).toThrow('not made');
  expect(window.indexedDB).toBe(mine);
});
