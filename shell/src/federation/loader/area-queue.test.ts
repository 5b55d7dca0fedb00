import { RemoteContractError, type RemoteModule } from '@portal/platform/remote-module';
import { createAreaQueue } from './area-queue.ts';

const MODULE: RemoteModule = { contract: 1, name: 'mf-news', version: '1', routes: {} };
const OTHER: RemoteModule = { ...MODULE, version: '2' };

/** A queue in which /news is being loaded; the test decides the result. */
function openQueue() {
  const enqueue = createAreaQueue();
  let arrive: (module: RemoteModule) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<RemoteModule>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const again = jest.fn(async () => OTHER);
  const ask = (key: string, prefix: string) => enqueue(key, prefix, { load, again });
  const first = ask('mf-news', '/news');
  return { ask, first, load, again, arrive: () => arrive(MODULE), fail: (error: Error) => fail(error) };
}

test('an area that is on its way is not loaded twice', async () => {
  const { ask, first, load, arrive } = openQueue();
  const second = ask('mf-news', '/news');
  arrive();
  expect(await Promise.all([first, second])).toEqual([MODULE, MODULE]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('another area of the remote waits, and then asks anew', async () => {
  const { ask, load, again, arrive } = openQueue();
  const guide = ask('mf-news', '/guide');
  expect(again).not.toHaveBeenCalled();
  arrive();
  expect(await guide).toBe(OTHER);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['lacks the first area: the other one asks anew', new RemoteContractError('no /news'), 'fulfilled'],
  ['cannot be had: the other one fails with it', new Error('404'), 'rejected'],
])('a remote that %s', async (_, error, status) => {
  const { ask, first, fail } = openQueue();
  const both = Promise.allSettled([first, ask('mf-news', '/guide')]);
  fail(error);
  expect((await both).map((result) => result.status)).toEqual(['rejected', status]);
});

test('a company in the canary does not wait for the others', () => {
  const { ask, load } = openQueue();
  void ask('mf-news canary', '/guide');
  expect(load).toHaveBeenCalledTimes(2);
});

test('nobody waits for what has arrived', async () => {
  const { ask, first, load, again, arrive } = openQueue();
  arrive();
  await first;
  void ask('mf-news', '/guide');
  expect(load).toHaveBeenCalledTimes(2);
  expect(again).not.toHaveBeenCalled();
});
