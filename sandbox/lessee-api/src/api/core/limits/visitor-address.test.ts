import { Hono } from 'hono';
import { type IsProxy, readProxies, visitorAddress } from './visitor-address.ts';

const proxies = readProxies(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']) ?? (() => false);

async function addressOf(connection: string, forwarded: string | null, isProxy: IsProxy = proxies): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(visitorAddress(context, isProxy)));
  const headers: Record<string, string> = forwarded === null ? {} : { 'X-Forwarded-For': forwarded };
  const incoming = { socket: { remoteAddress: connection } };
  return (await app.request('/', { headers }, { incoming })).text();
}

test.each<[what: string, connection: string, forwarded: string | null, address: string]>([
  ['a visitor without a proxy', '203.0.113.5', null, '203.0.113.5'],
  ['a visitor who says to be somebody else', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a visitor behind our proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['one who has written something before it', '127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
  ['one behind two of ours', '127.0.0.1', '192.0.2.9, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['our proxy by its other name', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['our proxy by IPv6', 'fd00::1', '198.51.100.1', '198.51.100.1'],
  ['a proxy that says nothing', '10.0.0.1', null, '10.0.0.1'],
  ['a proxy that says no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['our own machines', '10.0.0.1', '10.0.0.2', '10.0.0.1'],
])('%s', async (_what, connection, forwarded, address) => {
  expect(await addressOf(connection, forwarded)).toBe(address);
});

test('nobody is a proxy unless it is named', async () => {
  expect(await addressOf('127.0.0.1', '198.51.100.1', () => false)).toBe('127.0.0.1');
});

test.each(['', 'proxy.internal', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.1/'])(
  '%j names no proxy',
  (entry) => {
    expect(readProxies([entry])).toBeNull();
  },
);
