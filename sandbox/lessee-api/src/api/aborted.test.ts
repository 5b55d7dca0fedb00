import { addCustomer, worldOfTests } from './testing/world.ts';

const world = worldOfTests();
beforeEach(() => {
  world.log.splice(0);
});

/** A body that breaks off, as Node reports it. */
async function breakOff(signal: AbortSignal, headers: Record<string, string>): Promise<Response> {
  const { token } = await addCustomer(world);
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const init = { method: 'POST', body, signal, duplex: 'half' as const };
  return world.app.request(
    new Request('http://api.test/order/file', {
      ...init,
      headers: { ...headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    }),
  );
}
const logged = () => world.log.map(({ level, event, status }) => [level, event, status]);

test.each([
  ['whose length is known', { 'Content-Length': '1000' }],
  ['that comes in pieces', {} as Record<string, string>],
])('a call whose visitor leaves while sending a body %s is no error in the log', async (_, headers) => {
  const visitor = new AbortController();
  visitor.abort();
  await breakOff(visitor.signal, headers);
  expect(logged()).toEqual([['info', 'request', 499]]);
});

test('a body that breaks off while the visitor is there is one', async () => {
  await breakOff(new AbortController().signal, {});
  expect(logged()).toEqual([
    ['error', 'request failed', undefined],
    ['info', 'request', 500],
  ]);
});
