import { createOpening, type Opened } from './opening.ts';

const OPENED: Opened = { routes: [], waiting: null, above: null, below: null };

test('what is opened is fetched once, and everybody hears of it', async () => {
  const load = jest.fn(async () => OPENED);
  const opening = createOpening(load);
  const listener = jest.fn();
  opening.subscribe(listener);
  expect(opening.now()).toBeUndefined();
  const [first, second] = await Promise.all([opening.open(), opening.open()]);
  expect([first, second, await opening.open(), opening.now()]).toEqual([OPENED, OPENED, OPENED, OPENED]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a failure is for whoever asked; the next one tries again', async () => {
  const load = jest.fn(async () => OPENED);
  load.mockRejectedValueOnce(new Error('gone'));
  const opening = createOpening(load);
  await expect(opening.open()).rejects.toThrow('gone');
  expect(opening.now()).toBeUndefined();
  await expect(opening.open()).resolves.toBe(OPENED);
});

test('whoever has left hears nothing', async () => {
  const opening = createOpening(async () => OPENED);
  const listener = jest.fn();
  opening.subscribe(listener)();
  await opening.open();
  expect(listener).not.toHaveBeenCalled();
});
