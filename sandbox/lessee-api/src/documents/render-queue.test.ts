import { openRenderQueue, type RenderQueue, RenderQueueFullError } from './render-queue.ts';
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

test('a thread that ends takes only its own document with it', async () => {
  const own = openRenderQueue({ threads: 1, places: 2 });
  const [lost, waiting] = [own.render('bill', sampleBill), own.render('bill', sampleBill)];
  await own.close();
  expect((await Promise.allSettled([lost, waiting])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(
    Buffer.from(await own.render('bill', sampleBill))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await own.close();
});
