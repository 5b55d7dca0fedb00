import { act, renderHook } from '@testing-library/react';
import { SLOW_AFTER_MS, useStillSlow } from './use-still-slow.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function wait() {
  const renders: boolean[] = [];
  const hook = renderHook(
    ({ isPending }) => {
      const isSlow = useStillSlow(isPending);
      renders.push(isSlow);
      return isSlow;
    },
    { initialProps: { isPending: true } },
  );
  return { ...hook, renders };
}

test('three seconds after it began, it is slow, and each wait is a new one', () => {
  const { result, rerender } = wait();
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS - 1));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ isPending: false });
  expect(result.current).toBe(false);
  rerender({ isPending: true });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(result.current).toBe(true);
});

test('what arrives in time is rendered once', () => {
  const { rerender, renders } = wait();
  rerender({ isPending: true });
  rerender({ isPending: false });
  expect(renders).toEqual([false, false, false]);
});
