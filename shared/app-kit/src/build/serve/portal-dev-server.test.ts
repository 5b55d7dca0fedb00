import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Compiler } from 'webpack';
import type Server from 'webpack-dev-server';
import { PORTS } from '../local-environment.ts';
import { devServer } from './dev-server.ts';
import { portalDevServer } from './portal-dev-server.ts';

const STAGING = 'https://staging.example.jp';
const server = portalDevServer(4002, STAGING);

test('only pages of that portal may read what is served, and be told of changes', () => {
  expect(server).toMatchObject({
    host: 'localhost',
    headers: { 'Access-Control-Allow-Origin': STAGING },
    allowedHosts: ['staging.example.jp'],
  });
});

test('nothing is compressed on its way to the same machine, alone or in a portal', () => {
  const alone = { name: 'mf-news', port: 4004, ports: PORTS, isSandboxStarting: false, scripts: [], data: () => ({}) };
  expect([server.compress, devServer(alone).compress]).toEqual([false, false]);
});

test('the page is told of changes by this machine, not by the portal’s', () => {
  expect(server.client).toMatchObject({ webSocketURL: 'ws://localhost:4002/ws', overlay: false });
});

test('a browser that asks first whether a deployed portal may load from this machine is told so', async () => {
  const [preflight] = server.setupMiddlewares?.([], { compiler: {} as Compiler } as Server) ?? [];
  const answer = typeof preflight === 'object' ? preflight.middleware : undefined;
  if (!answer) throw new Error('there is no such part');
  const http = createServer((request, response) =>
    (answer as (request: IncomingMessage, response: ServerResponse, next: () => void) => void)(request, response, () =>
      response.writeHead(418).end(),
    ),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/remoteEntry.js`;
  const asked = await fetch(address, { method: 'OPTIONS' });
  const other = await fetch(address);
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, STAGING]);
  expect(asked.headers.get('access-control-allow-private-network')).toBe('true');
  expect(other.status).toBe(418);
});
