import { sql } from 'drizzle-orm';
import { openServer } from './server.ts';
import { createOnServer, testServer } from './testing.ts';

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

test('several processes that start at once on an empty database migrate it once, and all of them serve', async () => {
  const { url, drop } = await createOnServer(server);
  const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openServer(url)));
  for (const result of opened) {
    if (result.status === 'fulfilled') {
      await result.value.db.execute(sql`select 1 from orders`);
      await result.value.close();
    }
  }
  await drop();
  expect(opened.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
}, 60_000);
