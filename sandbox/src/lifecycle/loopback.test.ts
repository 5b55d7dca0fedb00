import { EventEmitter, once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { isLoopbackHost, type LoopbackServer, listenOnLoopback, PortTakenError } from './loopback.ts';

let server: LoopbackServer;
beforeEach(async () => {
  server = await listenOnLoopback('API', 0, (_request, response) => response.end('here'));
});
afterEach(() => server.close());

const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(['localhost', '127.0.0.1'])('answers as %s', async (name) => {
  expect(await (await fetch(`http://${name}:${server.port}/`)).text()).toBe('here');
});

test('a port in use is reported in one sentence with its number', async () => {
  const again = listenOnLoopback('API', server.port, () => {});
  await expect(again).rejects.toThrow(PortTakenError);
  await expect(again).rejects.toThrow(`Port ${server.port} (API) is taken`);
});

test('another site’s name that points at this machine is refused', async () => {
  expect(await statusFor(`localhost:${server.port}`)).toBe(200);
  expect(await statusFor(`evil.example:${server.port}`)).toBe(403);
});

test.each([
  ['localhost:4100', true],
  ['127.0.0.1:4100', true],
  ['[::1]:4100', true],
  ['localhost', true],
  ['localhost.evil.example:4100', false],
  ['127.0.0.1.nip.io', false],
  ['192.168.0.2:4100', false],
  [undefined, false],
])('the host %s is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test('closing waits for an answer in progress', async () => {
  const arrivals = new EventEmitter();
  const arrived = once(arrivals, 'request') as Promise<[ServerResponse]>;
  const slow = await listenOnLoopback('slow', 0, (_request, response) => void arrivals.emit('request', response));
  const answer = fetch(`http://127.0.0.1:${slow.port}/`).then((response) => response.text());
  const [response] = await arrived;
  const closed = slow.close();
  response.end('late');
  expect(await answer).toBe('late');
  await closed;
});

test('closing ends a stream after a moment, and waits longer for an answer', async () => {
  const arrivals = new EventEmitter();
  const both = await listenOnLoopback('both', 0, (request, response) => {
    if (request.url === '/stream') response.writeHead(200).write('first');
    else arrivals.emit('request', response);
  });
  const stream = await fetch(`http://127.0.0.1:${both.port}/stream`);
  const arrived = once(arrivals, 'request') as Promise<[ServerResponse]>;
  const answer = fetch(`http://127.0.0.1:${both.port}/`);
  const [response] = await arrived;
  const closed = both.close();
  await expect(stream.text()).rejects.toThrow('terminated');
  response.end('late');
  expect((await answer).headers.get('connection')).toBe('close');
  expect(await (await answer).text()).toBe('late');
  await closed;
});
