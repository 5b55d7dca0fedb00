import { busyNow } from '@portal/platform';
import { act, renderHook } from '@testing-library/react';
import { useLock } from './use-lock.ts';

function pending() {
  let settle = { resolve: (_value: string) => {}, reject: (_error: Error) => {} };
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value: string) => settle.resolve(value), reject: (error: Error) => settle.reject(error) };
}

test('calls in the same task, or while the first is running, are ignored', async () => {
  const { result } = renderHook(() => useLock());
  const write = pending();
  const send = jest.fn(() => write.promise);
  act(() => {
    void result.current.run(send);
    expect(result.current.run(send)).toBeUndefined();
  });
  expect(result.current.isLocked).toBe(true);
  expect(busyNow()).toEqual([{ kind: 'running' }]);
  expect(result.current.run(send)).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => write.resolve('sent'));
  expect(result.current.isLocked).toBe(false);
});

test.each(['resolve', 'reject'] as const)('%s: the caller gets the outcome, and the next one may go', async (end) => {
  const { result } = renderHook(() => useLock());
  const write = pending();
  const send = jest.fn(() => write.promise);
  const seen = jest.fn();
  act(() => void result.current.run(send)?.then(seen, seen));
  const outcome = end === 'resolve' ? 'sent' : new Error('refused');
  await act(async () => (typeof outcome === 'string' ? write.resolve(outcome) : write.reject(outcome)));
  expect(seen).toHaveBeenCalledWith(outcome);
  expect(busyNow()).toEqual([]);
  await act(async () => void result.current.run(send)?.catch(() => undefined));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a call that ends at once locks nothing', () => {
  const { result } = renderHook(() => useLock());
  expect(result.current.run(() => 'done')).toBe('done');
  expect(result.current.isLocked).toBe(false);
  expect(result.current.run(() => 'again')).toBe('again');
});
