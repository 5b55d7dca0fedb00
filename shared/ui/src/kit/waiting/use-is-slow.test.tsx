import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { SLOW_AFTER_MS, useIsSlow } from './use-is-slow.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A component that knows by itself when the wait is over, like one with a read. */
function wait() {
  const renders: boolean[] = [];
  const { result } = renderHook(() => {
    const [isPending, setIsPending] = useState(true);
    const isSlow = useIsSlow(isPending);
    renders.push(isSlow);
    return { isSlow, setIsPending };
  });
  return {
    renders,
    isSlow: () => result.current.isSlow,
    isPending: (is: boolean) => act(() => result.current.setIsPending(is)),
  };
}

test('three seconds after it began, it is slow, and each wait is a new one', () => {
  const { isSlow, isPending } = wait();
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS - 1));
  expect(isSlow()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isSlow()).toBe(true);
  isPending(false);
  expect(isSlow()).toBe(false);
  isPending(true);
  expect(isSlow()).toBe(false);
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(isSlow()).toBe(true);
});

test('what arrives in time is rendered once', () => {
  const { isPending, renders } = wait();
  isPending(false);
  expect(renders).toEqual([false, false]);
});
