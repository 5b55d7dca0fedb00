import { act, renderHook } from '@testing-library/react';
import { useMaintenance, watchMaintenance } from './maintenance.ts';

const MINUTE = 60_000;
const off = { isMaintenanceMode: false, maintenanceDateString: '', fetchedAt: 0 };
const on = { isMaintenanceMode: true, maintenanceDateString: '22:00〜', fetchedAt: 0 };
/** What the provider says at the moment of each read. */
const saysNow = (announcement: typeof off) =>
  read.mockImplementation(async () => ({ ...announcement, fetchedAt: Date.now() }));
const read = jest.fn(async () => off);
let stop: () => void = () => undefined;

const start = () => {
  stop = watchMaintenance(read);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
const announced = () => renderHook(useMaintenance).result.current;

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  read.mockReset();
  saysNow(off);
});
afterEach(() => {
  stop();
  visibility = 'visible';
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it is read at the start [7.51]', async () => {
  start();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(0);
  expect(announced()).toBeNull();
});

test('it is read by timer, every ten minutes [7.51]', async () => {
  start();
  await pass(10 * MINUTE);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(30 * MINUTE + 1000);
  expect(read).toHaveBeenCalledTimes(5);
});

test('after a reload the ten minutes count from when the provider said it, not from the reload [7.51]', async () => {
  read.mockResolvedValueOnce({ ...on, fetchedAt: Date.now() - 9 * MINUTE });
  start();
  await pass(0);
  expect(announced()).toEqual({ date: '22:00〜' });
  await pass(MINUTE + 1);
  expect(read).toHaveBeenCalledTimes(2);
  expect(announced()).toBeNull();
});

test('a clock that was set back since then does not make it read without end', async () => {
  read.mockImplementation(async () => ({ ...off, fetchedAt: Date.now() + 60 * MINUTE }));
  start();
  await pass(MINUTE);
  expect(read).toHaveBeenCalledTimes(2);
});

test('coming back to the page reads it, but never within ten minutes of the last read [7.51]', async () => {
  start();
  for (let minute = 1; minute <= 9; minute += 1) {
    await pass(MINUTE);
    await comeBack();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }
  expect(read).toHaveBeenCalledTimes(1);
  // A machine that slept: the clock advanced, the timer did not.
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  await comeBack();
  expect(read).toHaveBeenCalledTimes(2);
  await pass(5 * MINUTE);
  await comeBack();
  expect(read).toHaveBeenCalledTimes(2);
  await pass(6 * MINUTE);
  expect(read).toHaveBeenCalledTimes(3);
});

test('leaving the page reads nothing', async () => {
  start();
  await pass(0);
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  visibility = 'hidden';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read that takes long is not repeated meanwhile', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  start();
  await pass(30 * MINUTE);
  await comeBack();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a clock that is corrected by some seconds does not end the reading', async () => {
  start();
  await pass(9 * MINUTE);
  jest.setSystemTime(Date.now() - 5000);
  await pass(MINUTE + 1);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what is announced is shown, and ends when nothing is announced any more', async () => {
  start();
  await pass(0);
  saysNow(on);
  await pass(10 * MINUTE + 1);
  expect(announced()).toEqual({ date: '22:00〜' });
  saysNow(off);
  await pass(10 * MINUTE + 1);
  expect(announced()).toBeNull();
});

test('a failing remote config changes nothing: neither before, nor during maintenance, and it is read again', async () => {
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  start();
  await pass(10 * MINUTE + 1);
  expect(announced()).toBeNull();
  saysNow(on);
  await pass(10 * MINUTE + 1);
  expect(announced()).toEqual({ date: '22:00〜' });
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(30 * MINUTE);
  expect(announced()).toEqual({ date: '22:00〜' });
  saysNow(off);
  await pass(10 * MINUTE + 1);
  expect(announced()).toBeNull();
});

test('the date is the provider’s words without blanks around them; blanks alone are no date', async () => {
  saysNow({ ...on, maintenanceDateString: '　22:00〜 ' });
  start();
  await pass(0);
  expect(announced()).toEqual({ date: '22:00〜' });
  saysNow({ ...on, maintenanceDateString: ' 　' });
  await pass(10 * MINUTE + 1);
  expect(announced()).toEqual({ date: '' });
});
