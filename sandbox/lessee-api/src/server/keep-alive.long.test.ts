import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { closeServer, listen } from './http-server.ts';

/** Asks, waits for three seconds, asks again on the same connection; says how that ended, and on which connection. */
const CLIENT = `
  const { Agent, get } = require('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => new Promise((resolve) => {
    const request = get(process.argv[1], { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode + (request.reusedSocket ? ' reused' : ' new')));
    }).on('error', (error) => resolve(error.code));
  });
  ask().then((first) => {
    console.log(first);
    setTimeout(() => ask().then((second) => { console.log(second); process.exit(); }), 3_000);
  });
`;
const STALL_MS = 7_000;
/** Of Node. */
const DEFAULT_KEEP_ALIVE_MS = 5_000;

const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);

async function askAroundStall(prepare: (server: Server) => void): Promise<string[]> {
  let stands = false;
  const server = createServer((_request, response) => {
    response.end('ok');
    if (stands) return;
    stands = true;
    // Soon after the first answer, and so that timers come first when it goes on, before what has arrived.
    setTimeout(() => setImmediate(standStill), 100);
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  prepare(server);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', CLIENT, `http://127.0.0.1:${port}/`]);
    return stdout.trim().split('\n');
  } finally {
    await closeServer(server);
  }
}

test('a request on a kept connection is answered, although the process stood still for 7 s before it', async () => {
  expect(await askAroundStall(() => undefined)).toEqual(['200 new', '200 reused']);
});

test('with the keep-alive time that Node sets, such a request is not answered', async () => {
  const asNode = (server: Server) => {
    server.keepAliveTimeout = DEFAULT_KEEP_ALIVE_MS;
  };
  expect(await askAroundStall(asNode)).toEqual(['200 new', 'ECONNRESET']);
});
