import { dialogQueue } from '@portal/platform/host';
import { act, renderHook } from '@testing-library/react';
import { useQuestion } from './use-question.ts';

const question = { body: 'sure?', confirmLabel: 'yes' };

function show() {
  const done = jest.fn();
  const { result } = renderHook(() => useQuestion());
  const ask = () => result.current(question, done);
  const answer = (yes: boolean) => act(async () => dialogQueue.head()?.answer(yes));
  return { done, ask, answer };
}

test('a yes acts once, although the button was pressed three times in one task', async () => {
  const { done, ask, answer } = show();
  for (let times = 0; times < 3; times += 1) ask();
  expect(done).not.toHaveBeenCalled();
  await answer(true);
  expect(dialogQueue.head()).toBeUndefined();
  expect(done).toHaveBeenCalledTimes(1);
});

test.each([
  ['a no', false, 0],
  ['a yes', true, 1],
])('after %s it can be asked again', async (_, first, times) => {
  const { done, ask, answer } = show();
  ask();
  await answer(first);
  expect(done).toHaveBeenCalledTimes(times);
  ask();
  await answer(true);
  expect(done).toHaveBeenCalledTimes(times + 1);
});
