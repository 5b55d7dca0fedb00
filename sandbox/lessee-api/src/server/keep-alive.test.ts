import { createServer, type Server } from 'node:http';
import { closeServer, listen } from './http-server.ts';

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
});

test('a connection is kept for 65 s, which the answer says, and the headers of the next request may take longer', async () => {
  server = createServer((_request, response) => response.end('ok'));
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
  expect(server.keepAliveTimeout).toBe(65_000);
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
});
