import { addOrder, updateBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, callAs, openWorld, START_TIMEOUT, type World } from '@portal/lessee-api/testing/world';
import { type RunningStorage, runStorage } from './testing/running-storage.ts';

/** The API on the running storage. */
let world: World;
let running: RunningStorage;
beforeAll(async () => {
  world = await openWorld();
  running = await runStorage();
  Object.assign(world.platform, { storage: running.storage });
}, START_TIMEOUT);
afterAll(async () => {
  await running.stop();
  await world.close();
});

test('an attachment that is taken off an order is no longer readable by its old address [7.22]', async () => {
  const tanaka = await addCustomer(world);
  const { id } = await addOrder(world, tanaka);
  const path = `users/${tanaka.uid}/order_attachments/${tanaka.contactId}-1-配置図.pdf`;
  const url = await running.storage.put(path, Buffer.from('%PDF-1'), 'application/pdf');
  const change = async (attachments: (typeof updateBody)['attachments']) =>
    (await callAs(world, tanaka, 'updateOrder', { params: { id }, body: { ...updateBody, attachments } })).answer;

  const { attachments } = await change([{ name: '配置図.pdf', url }]);
  const address = attachments[0]?.url ?? '';
  expect(await (await fetch(address)).text()).toBe('%PDF-1');
  await change([{ id: attachments[0]?.id ?? '', deleted: true }]);
  expect((await fetch(address)).status).toBe(403);
  expect(await running.storage.objectOf(path)).toBeNull();
});
