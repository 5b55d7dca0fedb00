import { inTurn } from './in-turn.ts';

/** A task ends when the test says so. */
function tasks() {
  const ends: (() => void)[] = [];
  const nextTask = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { nextTask, end };
}

test('what is asked for together begins in a task each, in that order; the first one at once', async () => {
  const { nextTask, end } = tasks();
  const begun: number[] = [];
  const ask = async (which: number) => {
    const turn = inTurn(nextTask);
    if (turn) await turn;
    begun.push(which);
  };
  const all = [1, 2, 3].map(ask);
  expect(begun).toEqual([1]);
  await end();
  await end();
  expect(begun).toEqual([1, 2]);
  await end();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3]);
  await end();
});

test('one that is asked for alone waits for nothing, also after others', async () => {
  const { nextTask, end } = tasks();
  expect(inTurn(nextTask)).toBeUndefined();
  await new Promise(setImmediate);
  await end();
  expect(inTurn(nextTask)).toBeUndefined();
  await new Promise(setImmediate);
  await end();
});
