import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, type Day } from './day.ts';

test('who has to press again has waited since the first press', async () => {
  const answers = [503, 200];
  const server = createServer((_, response) => response.writeHead(answers.shift() ?? 500).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const day: Day = { samples: [], writes: [], failures: [] };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await ask({ day, lostAnswers: 0 }, 'listOrders', 'read', url, {}, ({ ok }) => ok);
  expect(day).toMatchObject({ samples: [{ name: 'listOrders', attempts: 2 }], failures: [] });
  // The pause between the two is a second; timers may be early by a millisecond.
  expect(day.samples[0]?.milliseconds).toBeGreaterThan(990);
  server.close();
});
