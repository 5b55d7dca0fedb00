import { Worker } from 'node:worker_threads';
import { openRenderQueue, type RenderQueue, RenderQueueFullError, RenderTimeoutError } from './render-queue.ts';
import { renderHere } from './renderers.ts';
import { sampleBill } from './testing/samples.ts';

let queue: RenderQueue;
beforeAll(() => {
  queue = openRenderQueue({ threads: 1, places: 2 });
});
afterAll(() => queue.close());

test('a document from a thread is the same, byte for byte, and this thread is free meanwhile', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const pdf = await queue.render('bill', sampleBill);
  clearInterval(turning);
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderHere('bill', sampleBill)))).toBe(0);
  expect(turns).toBeGreaterThan(10);
});

test('when one is made and two wait, the next is refused and told when to come again', async () => {
  const taken = [1, 2, 3].map(() => queue.render('bill', sampleBill));
  const refused = queue.render('bill', sampleBill);
  await expect(refused).rejects.toThrow(RenderQueueFullError);
  await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 2 });
  expect(await Promise.all(taken)).toHaveLength(3);
  expect(
    Buffer.from(await queue.render('bill', sampleBill))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('one that cannot be made fails by itself', async () => {
  const broken = { ...sampleBill, lines: null as never };
  const [failed, next] = await Promise.allSettled([queue.render('bill', broken), queue.render('bill', sampleBill)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(next?.status).toBe('fulfilled');
});

test('closing gives up the document that is made and the one that waits', async () => {
  const own = openRenderQueue({ threads: 1, places: 2 });
  const both = Promise.allSettled([own.render('bill', sampleBill), own.render('bill', sampleBill)]);
  await own.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

/** Hangs or ends where it is told to, and makes every other document at once. */
const obedient = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ input }) => {
    while (input.hangs);
    if (input.ends) process.exit();
    else parentPort.postMessage({ pdf: new Uint8Array([input.number]) });
  });`;

test('a thread that ends takes only its own document with it', async () => {
  const own = openRenderQueue({ threads: 1, places: 2, startThread: () => new Worker(obedient, { eval: true }) });
  const ask = (input: object) => own.render('bill', input as never);
  const [lost, next] = await Promise.allSettled([ask({ ends: true }), ask({ number: 1 })]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'The thread that made a document has ended' } });
  expect(next).toEqual({ status: 'fulfilled', value: new Uint8Array([1]) });
  await own.close();
});

test('one that takes too long is given up with its thread, and those behind it are made by another', async () => {
  const started: Worker[] = [];
  const startThread = () => {
    const thread = new Worker(obedient, { eval: true });
    started.push(thread);
    return thread;
  };
  const own = openRenderQueue({ threads: 1, places: 2, limitMs: 2_000, startThread });
  const ask = (input: object) => own.render('bill', input as never);
  const [lost, ...behind] = await Promise.allSettled([ask({ hangs: true }), ask({ number: 1 }), ask({ number: 2 })]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { retryAfterSeconds: 2 } });
  expect(lost).toHaveProperty('reason', expect.any(RenderTimeoutError));
  expect(behind).toEqual([1, 2].map((number) => ({ status: 'fulfilled', value: new Uint8Array([number]) })));
  expect(started).toHaveLength(2);
  // Ended, not left behind: a thread without an id has stopped.
  expect(started[0]?.threadId).toBe(-1);
  await own.close();
});
