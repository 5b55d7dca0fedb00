import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { contacts } from '#database/schema/account.ts';
import { addContract, addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';
import { papersStatus } from './papers.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});
afterEach(() => jest.restoreAllMocks());

const list = (orderId: string) => callAs(world, tanaka, 'listContractPapers', { params: { id: orderId } });
const at = (time: string) => new Date(time);
const newPapers = async (values: Parameters<typeof addPapers>[2] = {}) => {
  const order = await addOrder(world, tanaka);
  const estimate = await addEstimate(world, order, { status: 'accepted' });
  return { order, estimate, papers: await addPapers(world, estimate, values) };
};

test('papers are listed with their estimate, their status and a PDF to read [7.35, 3.38]', async () => {
  const { order, estimate, papers } = await newPapers();
  const { answer } = await list(order.id);
  const path = `contracts/${papers.id}/${papers.documentId}.pdf`;
  expect(answer.data).toEqual([
    {
      id: papers.id,
      estimateId: estimate.id,
      parkingName: '豊洲第一駐車場',
      status: 'toBeSigned',
      downloadedAt: null,
      downloadedBy: null,
      submittedAt: null,
      submittedBy: null,
      submittedFilename: null,
      signingInstruction: expect.stringContaining('署名'),
      submissionNote: expect.stringContaining('提出後'),
      documents: [
        {
          id: papers.documentId,
          name: '契約書_豊洲第一駐車場',
          url: await world.platform.storage.urlOf(path),
          createdAt: '2026-11-21T03:00:00.000Z',
        },
      ],
    },
  ]);
  const { bytes, contentType } = world.platform.documents.get(path) ?? {};
  expect(contentType).toBe('application/pdf');
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test.each([
  [null, null, 'toBeSigned'],
  ['2026-11-21T00:00:00.000Z', null, 'submitted'],
  ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z', 'contracted'],
] as const)('papers sent in at %s and concluded at %s are %s', (submitted, contracted, expected) => {
  const steps = { submittedAt: submitted && at(submitted), contractedAt: contracted && at(contracted) };
  expect(papersStatus(steps)).toBe(expected);
});

test('several of one order are listed oldest first, concluded ones included, in a stable order [7.35]', async () => {
  const order = await addOrder(world, tanaka);
  const add = async (createdAt: string) => {
    const estimate = await addEstimate(world, order, { status: 'accepted' });
    return (await addPapers(world, estimate, { createdAt: at(createdAt) })).id;
  };
  const late = await add('2026-11-20T00:00:00.000Z');
  const early = await add('2026-11-18T00:00:00.000Z');
  const same = [await add('2026-11-19T00:00:00.000Z'), await add('2026-11-19T00:00:00.000Z')].sort();
  const contract = await addContract(world, order);
  const { data } = (await list(order.id)).answer;
  // The order of the ids depends on the database's collation; it only has to be stable.
  expect(data.map(({ id }) => id)).toEqual([early, ...data.slice(1, 3).map(({ id }) => id), late, contract.id]);
  expect(
    data
      .slice(1, 3)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(same);
  expect((await list(order.id)).answer.data).toEqual(data);
  expect(data.at(-1)).toMatchObject({ status: 'contracted', submittedAt: '2026-11-21T03:00:00.000Z' });
});

test('an order without papers has an empty list, an unknown order none [7.35]', async () => {
  const order = await addOrder(world, tanaka);
  expect((await list(order.id)).answer).toEqual({ data: [] });
  expect((await list(newId())).status).toBe(404);
});

describe('the PDF of papers', () => {
  test('is made once and keeps its address [7.35]', async () => {
    const { order } = await newPapers();
    const put = jest.spyOn(world.platform.storage, 'put');
    const first = await list(order.id);
    expect((await list(order.id)).body).toEqual(first.body);
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('requested five times at the same moment is made once, and everybody reads the same [7.35]', async () => {
    const { order } = await newPapers();
    const { storage } = world.platform;
    const [store, look] = [storage.put, storage.readUrlOf];
    let looks = 0;
    const everybodyHasLooked = new Promise<void>((resolve) => {
      jest.spyOn(storage, 'readUrlOf').mockImplementation(async (path) => {
        looks += 1;
        if (looks === 5) resolve();
        return look(path);
      });
    });
    const put = jest.spyOn(storage, 'put').mockImplementation(async (...document) => {
      await everybodyHasLooked;
      return store(...document);
    });
    const replies = await Promise.all(Array.from({ length: 5 }, () => list(order.id)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]?.answer.data[0]?.documents).toHaveLength(1);
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('that could not be stored is made again at the next read', async () => {
    const { order } = await newPapers();
    jest.spyOn(world.platform.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await list(order.id)).status).toBe(500);
    expect((await list(order.id)).status).toBe(200);
  });

  test('is left as it is where the provider has put one there', async () => {
    const { order, papers } = await newPapers();
    const path = `contracts/${papers.id}/${papers.documentId}.pdf`;
    const url = await world.platform.storage.put(path, Buffer.from('%PDF-'), 'application/pdf');
    expect((await list(order.id)).answer.data[0]?.documents[0]?.url).toBe(url);
    expect(world.platform.documents.get(path)?.bytes).toEqual(Buffer.from('%PDF-'));
  });

  test('can be made for a monthly account too', async () => {
    tanaka = await addCustomer(world, {}, { billingUnit: 'monthly', billingClosingDay: 20 });
    const { order } = await newPapers();
    expect((await list(order.id)).answer.data).toHaveLength(1);
  });
});

describe('the download of papers', () => {
  const mark = (id: string, customer = tanaka) => callAs(world, customer, 'markPapersDownloaded', { params: { id } });
  const download = async (orderId: string) => {
    const [papers] = (await list(orderId)).answer.data;
    return [papers?.downloadedAt, papers?.downloadedBy?.id];
  };

  test('is kept with the person and the time of the first, and of these papers alone', async () => {
    const { order, papers } = await newPapers();
    const other = await newPapers();
    const colleague = await addCustomer(world, { accountId: tanaka.accountId });
    const first = world.clock.now();
    expect((await mark(papers.id, colleague)).status).toBe(200);
    world.clock.set(new Date(first.getTime() + 60_000).toISOString());
    expect((await mark(papers.id)).status).toBe(200);
    expect(await download(order.id)).toEqual([first.toISOString(), colleague.contactId]);
    expect(await download(other.order.id)).toEqual([null, undefined]);
    await world.database.db.delete(contacts).where(eq(contacts.id, colleague.contactId));
    expect(await download(order.id)).toEqual([first.toISOString(), undefined]);
    await mark(papers.id);
    expect(await download(order.id)).toEqual([first.toISOString(), undefined]);
  });

  test('of another company’s papers is not found, and changes nothing [1.2]', async () => {
    const { order, papers } = await newPapers();
    expect((await mark(papers.id, await addCustomer(world))).status).toBe(404);
    expect(await download(order.id)).toEqual([null, undefined]);
  });
});
