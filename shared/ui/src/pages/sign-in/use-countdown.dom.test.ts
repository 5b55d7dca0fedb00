import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('counts whole seconds down to zero, and can be restarted', async () => {
  const { result } = renderHook(() => useCountdown(2));
  expect(result.current.secondsLeft).toBe(2);
  await pass(1000);
  expect(result.current.secondsLeft).toBe(1);
  await pass(1000);
  expect(result.current.secondsLeft).toBe(0);
  act(() => result.current.start(30));
  expect(result.current.secondsLeft).toBe(30);
  await pass(1500);
  expect(result.current.secondsLeft).toBe(29);
});

test('the time during which a machine slept counts as well', async () => {
  const { result } = renderHook(() => useCountdown(30));
  jest.setSystemTime(Date.now() + 60_000);
  await pass(1000);
  expect(result.current.secondsLeft).toBe(0);
});
