import { DANGEROUS, GENUINE, MISNAMED, type RealFile } from '@portal/contract/testing/real-files';
import { uploadFormatOf, uploadTypeOf } from '@portal/contract/values/upload-formats';
import { and, eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { orderFiles } from '#database/schema/order-file.ts';
import { PlatformUnavailableError } from '#platform/platform.ts';
import { EICAR } from '../testing/eicar.ts';
import { addOrder, orderBody, updateBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});
afterEach(() => {
  world.platform.scanner = null;
  world.log.splice(0);
});

const MALWARE = Buffer.from(`現場名,台数\r\n${EICAR}`);
const scanFor = (what: string) => {
  world.platform.scanner = { find: async (bytes) => (Buffer.from(bytes).includes(what) ? 'Test.Eicar' : null) };
};

/** As a browser that does not check would store it. */
function upload(name: string, bytes?: Uint8Array, contentType = uploadTypeOf({ name, type: '' }) ?? '') {
  const path = `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1764000000000-${name}`;
  return { path, url: world.platform.upload(tanaka.uid, path, undefined, { contentType, ...(bytes && { bytes }) }) };
}
const create = (...urls: string[]) =>
  callAs(world, tanaka, 'createOrder', { body: orderBody({ attachmentUrls: urls }) });
const isThere = async (path: string) => (await world.platform.storage.objectOf(path)) !== null;
const ordersOfTanaka = () => world.database.db.$count(orders, eq(orders.accountId, tanaka.accountId));
const refusedUploads = () =>
  world.database.db.$count(
    auditEntries,
    and(eq(auditEntries.contactId, tanaka.contactId), eq(auditEntries.action, 'refuseUpload')),
  );

describe('by its content', () => {
  const stored = ({ name, type, content }: RealFile) => upload(name, content, uploadTypeOf({ name, type }));

  test.each(GENUINE.filter((file) => uploadFormatOf(file) !== null))(
    '$name ($type) is taken: $what [5.26]',
    async (file) => {
      expect((await create(stored(file).url)).status).toBe(201);
    },
  );

  test.each([...DANGEROUS, ...MISNAMED])('$name is refused and removed: it is a $what [5.26]', async (file) => {
    const { path, url } = stored(file);
    const { status, body } = await create(url);
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachmentUrls.0', code: 'content' }] }]);
    expect([await isThere(path), await ordersOfTanaka(), await refusedUploads()]).toEqual([false, 0, 1]);
  });

  test('a name that does not belong to the type it is stored under is refused', async () => {
    const { url } = upload('図面.pdf', undefined, 'text/csv');
    expect((await create(url)).body).toMatchObject({ issues: [{ path: 'attachmentUrls.0', code: 'content' }] });
  });

  test('all that are refused are named at once, each with its reason; the others stay for the next attempt', async () => {
    scanFor(EICAR);
    const good = upload('図面.pdf');
    const gone = `${upload('a.pdf').url}x`;
    const [picture, malware] = [upload('b.pdf', Uint8Array.of(0xff, 0xd8, 0xff)), upload('c.csv', MALWARE)];
    const { body } = await create(good.url, picture.url, malware.url);
    expect(body).toMatchObject({
      issues: [
        { path: 'attachmentUrls.1', code: 'content' },
        { path: 'attachmentUrls.2', code: 'malware' },
      ],
    });
    expect((await create(good.url, gone)).body).toMatchObject({ issues: [{ path: 'attachmentUrls.1' }] });
    expect((await create(good.url)).status).toBe(201);
  });
});

describe('by the scanner', () => {
  beforeEach(() => scanFor(EICAR));

  test('a file in which something is found makes no order, is removed, and leaves a line in both logs', async () => {
    const { path, url } = upload('台帳.csv', MALWARE);
    const { status, body } = await create(url);
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachmentUrls.0', code: 'malware' }] }]);
    expect([await isThere(path), await ordersOfTanaka(), await refusedUploads()]).toEqual([false, 0, 1]);
    expect(world.log).toContainEqual(expect.objectContaining({ event: 'malware found', malware: 'Test.Eicar' }));
    expect(JSON.stringify(world.log)).not.toContain('台帳');
  });

  test('the same holds for a file that is added to an order', async () => {
    const { id } = await addOrder(world, tanaka);
    const { path, url } = upload('台帳.csv', MALWARE);
    const body = { ...updateBody, attachments: [{ name: '台帳.csv', url }] };
    const reply = await callAs(world, tanaka, 'updateOrder', { params: { id }, body });
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { issues: [{ path: 'attachments.0.url', code: 'malware' }] },
    ]);
    expect(await isThere(path)).toBe(false);
  });

  test('and for an order by file, whose name must be of its type too', async () => {
    const order = async (filename: string, bytes: Uint8Array) => {
      const fileKey = `order_files/${tanaka.contactId}-1764000000000-依頼書.csv`;
      world.platform.upload(tanaka.uid, fileKey, undefined, { bytes });
      const { status, body } = await callAs(world, tanaka, 'createOrderByFile', { body: { filename, fileKey } });
      return { status, body, isThere: await isThere(fileKey) };
    };
    const refused = (code: string) => ({ status: 400, body: { issues: [{ path: 'fileKey', code }] }, isThere: false });
    expect(await order('依頼書.csv', MALWARE)).toMatchObject(refused('malware'));
    expect(await order('依頼書.exe', Buffer.from('a,b'))).toMatchObject(refused('content'));
    expect(await world.database.db.$count(orderFiles, eq(orderFiles.accountId, tanaka.accountId))).toBe(0);
    expect(await order('依頼書.csv', Buffer.from('a,b'))).toMatchObject({ status: 201, isThere: true });
  });

  test('while it cannot be asked nothing is ordered, and the file stays for another attempt', async () => {
    const find = async () => {
      throw new PlatformUnavailableError('scanner');
    };
    world.platform.scanner = { find };
    const { path, url } = upload('図面.pdf');
    expect((await create(url)).status).toBe(503);
    expect([await isThere(path), await ordersOfTanaka(), world.platform.kept.has(path)]).toEqual([true, 0, false]);
    scanFor(EICAR);
    expect((await create(url)).status).toBe(201);
  });

  test('an upload that an order has had since before there was a scanner is not removed', async () => {
    const { path, url } = upload('台帳.csv', MALWARE);
    const { id } = await addOrder(world, tanaka);
    const row = { id: newId(), orderId: id, position: 0, name: '台帳.csv', url };
    await world.database.db.insert(orderAttachments).values(row);
    expect((await create(url)).status).toBe(400);
    expect([await isThere(path), await refusedUploads()]).toEqual([true, 0]);
  });
});

test('what was checked is what an order gets: a file that is replaced meanwhile is refused, and not kept', async () => {
  const { path, url } = upload('図面.pdf');
  world.platform.scanner = {
    find: async () => {
      upload('図面.pdf', MALWARE);
      return null;
    },
  };
  const { status, body } = await create(url);
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachmentUrls.0' }] }]);
  expect([await ordersOfTanaka(), world.platform.kept.has(path)]).toEqual([0, false]);
});

describe('while an upload is looked into', () => {
  let colleague: Customer;
  /** The addresses of all attachments that a colleague sees during the check. */
  let seen: (string | null)[];
  beforeEach(async () => {
    colleague = await addCustomer(world, { accountId: tanaka.accountId });
    seen = [];
    world.platform.scanner = {
      find: async () => {
        seen.push(...(await addressesFor(colleague)));
        return null;
      },
    };
  });
  async function addressesFor(customer: Customer): Promise<(string | null)[]> {
    const { data } = (await callAs(world, customer, 'listOrders', { query: {} })).answer;
    const read = ({ id }: { id: string }) => callAs(world, customer, 'getOrder', { params: { id } });
    const replies = await Promise.all(data.map(read));
    return replies.flatMap(({ answer }) => answer.attachments.map(({ url }) => url));
  }

  test('a new order is not there yet; afterwards a colleague has the address', async () => {
    const earlier = upload('台帳.pdf');
    expect((await create(earlier.url)).status).toBe(201);
    const { url } = upload('図面.pdf');
    expect((await create(url)).status).toBe(201);
    expect(seen).toEqual([earlier.url]);
    expect(await addressesFor(colleague)).toEqual(expect.arrayContaining([url, earlier.url]));
  });

  test('an order that gets it does not have it yet', async () => {
    const { id } = await addOrder(world, tanaka);
    const { url } = upload('図面.pdf');
    const body = { ...updateBody, attachments: [{ name: '図面.pdf', url }] };
    expect((await callAs(world, tanaka, 'updateOrder', { params: { id }, body })).status).toBe(200);
    expect(seen).toEqual([]);
    expect(await addressesFor(colleague)).toEqual([url]);
  });
});

test('who has heard of an upload of a colleague cannot order with it', async () => {
  const { path, url } = upload('図面.pdf');
  const colleague = await addCustomer(world, { accountId: tanaka.accountId });
  const { status, body } = await callAs(world, colleague, 'createOrder', {
    body: orderBody({ attachmentUrls: [url] }),
  });
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'attachmentUrls.0' }] }]);
  expect([await ordersOfTanaka(), world.platform.kept.has(path)]).toEqual([0, false]);
});

test('a process has eight files in its memory at once, whoever sends them', async () => {
  let [atOnce, most] = [0, 0];
  world.platform.scanner = {
    find: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      return null;
    },
  };
  const urls = Array.from({ length: 12 }, (_, index) => upload(`${index}.pdf`).url);
  const replies = await Promise.all([create(...urls), create(...urls.slice(0, 6))]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(most).toBe(8);
});
