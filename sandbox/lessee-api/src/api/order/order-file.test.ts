import { eq } from 'drizzle-orm';
import { orderFiles } from '#database/schema/order-file.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { noise } from '../testing/noise.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';
import { isOwnOrderFile } from './order-file.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const keyOf = (customer: Customer, filename: string) => `order_files/${customer.contactId}-1764000000000-${filename}`;
/** The path of the file. */
function upload(customer: Customer, filename: string): string {
  const path = keyOf(customer, filename);
  world.platform.upload(customer.uid, path);
  return path;
}
const orderWith = (fileKey: string, filename = '依頼書.xlsx') =>
  callAs(world, tanaka, 'createOrderByFile', { body: { filename, fileKey } });
const filesOf = (customer: Customer) =>
  world.database.db.select().from(orderFiles).where(eq(orderFiles.accountId, customer.accountId));

test('an uploaded file makes an order, gets its id, and reaches the provider [7.19, 7.45, 7.46]', async () => {
  const fileKey = upload(tanaka, '依頼書.xlsx');
  const { status, answer } = await orderWith(fileKey, ' 依頼書.xlsx ');
  expect(status).toBe(201);
  expect(await filesOf(tanaka)).toEqual([
    {
      id: answer.id,
      accountId: tanaka.accountId,
      contactId: tanaka.contactId,
      filename: '依頼書.xlsx',
      fileKey,
      createdAt: world.clock.now(),
    },
  ]);
  // No browser can take it back any more.
  expect(world.platform.kept).toContain(fileKey);
  const events = await world.database.db.select().from(providerEvents).where(eq(providerEvents.orderFileId, answer.id));
  expect(events).toMatchObject([{ kind: 'orderFileReceived', orderId: null, handledAt: null }]);
});

test.each<[string, () => string | Promise<string>]>([
  ['that does not exist', () => keyOf(tanaka, 'none.xlsx')],
  ['of a colleague', async () => upload(await addCustomer(world, { accountId: tanaka.accountId }), 'a.xlsx')],
  ['of another company', async () => upload(await addCustomer(world), 'a.xlsx')],
  [
    'that is an attachment',
    () => {
      const path = `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-a.pdf`;
      world.platform.upload(tanaka.uid, path);
      return path;
    },
  ],
  [
    'of a type that storage would not let in',
    () => {
      world.platform.upload(tanaka.uid, keyOf(tanaka, 'page.xlsx'), undefined, { contentType: 'text/html' });
      return keyOf(tanaka, 'page.xlsx');
    },
  ],
  ['given by its address', () => world.platform.upload(tanaka.uid, keyOf(tanaka, 'address.xlsx'))],
])('a file %s is refused by name, and nothing is kept [7.19, 7.46]', async (_, makeKey) => {
  const { status, body } = await orderWith(await makeKey());
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ issues: [expect.objectContaining({ path: 'fileKey' })] }),
  ]);
  expect(await filesOf(tanaka)).toEqual([]);
});

test('a file makes one order: the second time is a conflict [7.19]', async () => {
  const fileKey = upload(tanaka, 'once.xlsx');
  await orderWith(fileKey);
  const { status, body } = await orderWith(fileKey, 'another name.xlsx');
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'fileUsed' })]);
  expect(await filesOf(tanaka)).toHaveLength(1);
});

test('of simultaneous requests one succeeds, and the provider is told once [7.19]', async () => {
  const fileKey = upload(tanaka, 'race.xlsx');
  const replies = await Promise.all(Array.from({ length: 8 }, () => orderWith(fileKey)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  const [file, ...others] = await filesOf(tanaka);
  expect(others).toEqual([]);
  const isAbout = eq(providerEvents.orderFileId, file?.id ?? '');
  expect(await world.database.db.$count(providerEvents, isAbout)).toBe(1);
});

test.each([
  ['filename', ''],
  ['filename', '　'],
  ['filename', 'a'.repeat(256)],
  ['filename', '依頼書\n.xlsx'],
  ['filename', '依頼書\u202Exslx.exe'],
  ['fileKey', ''],
  ['fileKey', 5],
  ['contactId', 'A'.repeat(18)],
])('when %s is %j, it is refused, and nothing is kept [7.19]', async (field, value) => {
  const body = { filename: 'a.xlsx', fileKey: upload(tanaka, 'a.xlsx'), [field]: value };
  const response = await send(world, tanaka, 'createOrderByFile', { body });
  expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: field }] }]);
  expect(await filesOf(tanaka)).toEqual([]);
});

test('a name longer than storage allows is refused, even if it has few enough characters [7.19]', async () => {
  const fileKey = upload(tanaka, `${noise(900)}.xlsx`);
  const response = await send(world, tanaka, 'createOrderByFile', { body: { filename: 'a.xlsx', fileKey } });
  expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: 'fileKey' }] }]);
});

test.each([
  ['order_files/c-123-a-b.xlsx', true],
  ['order_files/c-123-', false],
  ['order_files/c-abc-a.xlsx', false],
  ['order_files/c-123-../d-1-a.xlsx', false],
  ['order_files/d-123-a.xlsx', false],
  ['order_files/cc-123-a.xlsx', false],
  ['/order_files/c-123-a.xlsx', false],
  ['users/u/order_attachments/c-123-a.pdf', false],
])('%s is an order file of the contact c: %s [7.45]', (path, expected) => {
  expect(isOwnOrderFile(path, { contactId: 'c' })).toBe(expected);
});
