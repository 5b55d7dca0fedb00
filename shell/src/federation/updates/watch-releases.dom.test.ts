import { watchReleases } from './watch-releases.ts';

const MINUTE = 60_000;
const check = jest.fn(async () => undefined);
let visibility: DocumentVisibilityState = 'visible';
let mayAsk = true;
let dice = 0.5;
let stop: () => void = () => undefined;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const focus = () => window.dispatchEvent(new Event('focus'));
const change = (to: DocumentVisibilityState) => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  check.mockReset().mockResolvedValue(undefined);
  mayAsk = true;
  dice = 0.5;
  visibility = 'visible';
  stop = watchReleases({ check, mayAsk: () => mayAsk, random: () => dice });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the document is the first answer; the next is asked for after five minutes, then again', async () => {
  await pass(5 * MINUTE - 1);
  expect(check).not.toHaveBeenCalled();
  await pass(1);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(5 * MINUTE);
  expect(check).toHaveBeenCalledTimes(2);
});

test('each wait is diced anew', async () => {
  dice = 0;
  await pass(5 * MINUTE);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(4 * MINUTE - 1);
  expect(check).toHaveBeenCalledTimes(1);
  dice = 1;
  await pass(1);
  expect(check).toHaveBeenCalledTimes(2);
  await pass(6 * MINUTE - 1);
  expect(check).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(check).toHaveBeenCalledTimes(3);
});

test('coming back asks, but not more than once a minute, however it is noticed', async () => {
  await pass(MINUTE - 1);
  focus();
  expect(check).not.toHaveBeenCalled();
  await pass(1);
  focus();
  change('visible');
  focus();
  expect(check).toHaveBeenCalledTimes(1);
  await pass(MINUTE);
  focus();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a hidden page asks nothing, and asks when it is shown again', async () => {
  change('hidden');
  await pass(20 * MINUTE);
  expect(check).not.toHaveBeenCalled();
  change('visible');
  expect(check).toHaveBeenCalledTimes(1);
});

test('without a network, or during maintenance, nothing is asked', async () => {
  mayAsk = false;
  await pass(10 * MINUTE);
  focus();
  expect(check).not.toHaveBeenCalled();
  mayAsk = true;
  await pass(5 * MINUTE);
  expect(check).toHaveBeenCalledTimes(1);
});

test('an answer that takes long is not asked for twice', async () => {
  check.mockReturnValue(new Promise(() => undefined));
  await pass(20 * MINUTE);
  focus();
  expect(check).toHaveBeenCalledTimes(1);
});

test('a script that is missing asks at once, whoever needed it', async () => {
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(check).toHaveBeenCalledTimes(1);
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'an error of a program' }));
  expect(check).toHaveBeenCalledTimes(1);
  script.remove();
});

test('once it is stopped, nothing is asked', async () => {
  stop();
  await pass(20 * MINUTE);
  focus();
  expect(check).not.toHaveBeenCalled();
});
