import { createLazyPortal, type LoadedPortal } from './lazy-portal.ts';

const LOADED: LoadedPortal = { routes: [], waiting: null, above: null, below: null };

test('the portal is fetched once, and everybody hears of it', async () => {
  const load = jest.fn(async () => LOADED);
  const lazyPortal = createLazyPortal(load);
  const listener = jest.fn();
  lazyPortal.store.subscribe(listener);
  expect(lazyPortal.store.getState().loadedPortal).toBeUndefined();
  const [first, second] = await Promise.all([lazyPortal.load(), lazyPortal.load()]);
  expect([first, second, await lazyPortal.load()]).toEqual([LOADED, LOADED, LOADED]);
  expect(lazyPortal.store.getState().loadedPortal).toBe(LOADED);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a failure is for whoever asked; the next one tries again', async () => {
  const load = jest.fn(async () => LOADED);
  load.mockRejectedValueOnce(new Error('gone'));
  const lazyPortal = createLazyPortal(load);
  await expect(lazyPortal.load()).rejects.toThrow('gone');
  expect(lazyPortal.store.getState().loadedPortal).toBeUndefined();
  await expect(lazyPortal.load()).resolves.toBe(LOADED);
});
