import { tabStore } from '../session/index.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import { startTelemetry } from './start-telemetry.ts';

jest.mock('../telemetry/open-telemetry.ts', () => ({ openTelemetry: jest.fn() }));

const open = jest.mocked(openTelemetry);
const url = 'https://otlp.example.jp/v';
const start = (share?: number) =>
  startTelemetry({ name: 'production', ...(share === undefined ? {} : { telemetry: { url, share } }) });
/** Until the page is quiet. */
const quiet = () => jest.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  for (const key of tabStore.keys()) tabStore.remove(key);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('it is loaded once the page is quiet, with an id of this visit', async () => {
  start(1);
  expect(open).not.toHaveBeenCalled();
  await quiet();
  const visit = { id: expect.stringMatching(/^\d+(?:-\d+){3}$/), isNew: true };
  expect(open).toHaveBeenCalledWith({ url, environment: 'production', visit });
});

test('a visit has one id, and begins once', async () => {
  start(1);
  await quiet();
  start(1);
  await quiet();
  const [first, second] = open.mock.calls.map(([{ visit }]) => visit);
  expect(second).toEqual({ id: first?.id, isNew: false });
});

test('without an address nothing is loaded or kept', async () => {
  start();
  await quiet();
  expect(open).not.toHaveBeenCalled();
  expect(tabStore.keys()).toEqual([]);
});

test('whether a visit sends is decided once', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValue(0);
  start(0.2);
  start(0.2);
  await quiet();
  expect(open).not.toHaveBeenCalled();
});
