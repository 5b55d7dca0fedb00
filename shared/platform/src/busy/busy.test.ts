import { busyNow, holdBusy, watchBusy } from './busy.ts';

test('what is reported counts until it ends, each report by itself', () => {
  const running = { kind: 'running' } as const;
  const endFirst = holdBusy(running);
  const endSecond = holdBusy(running);
  expect(busyNow()).toEqual([running, running]);
  endFirst();
  endFirst();
  expect(busyNow()).toEqual([running]);
  endSecond();
  expect(busyNow()).toEqual([]);
});

test('who watches hears of each beginning and each end', () => {
  const listener = jest.fn();
  const stop = watchBusy(listener);
  holdBusy({ kind: 'draft', isKept: true })();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  holdBusy({ kind: 'running' })();
  expect(listener).toHaveBeenCalledTimes(2);
});
