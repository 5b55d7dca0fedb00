import { readOverrideRequests } from './read-override-requests.ts';

const KNOWN = ['mf-orders', 'mf-billing'];
const read = (remote: string) =>
  readOverrideRequests(`https://staging.example.jp/billing?remote=${encodeURIComponent(remote)}`, KNOWN);

test.each(['http://localhost:4002', 'http://127.0.0.1:80', 'http://localhost:65535'])(
  'a remote may be asked for from %s',
  (address) => {
    expect(read(`mf-billing@${address}`)).toMatchObject({
      requests: [{ remote: 'mf-billing', address }],
      isRefused: false,
    });
  },
);

describe('a link asks for nothing else', () => {
  test.each([
    ['another machine', 'mf-billing@http://evil.example:4002'],
    ['another machine with TLS', 'mf-billing@https://evil.example'],
    ['another machine of the network', 'mf-billing@http://192.168.0.2:4002'],
    ['every address of this machine', 'mf-billing@http://0.0.0.0:4002'],
    ['an address without a scheme', 'mf-billing@//localhost:4002'],
    ['TLS, which a development server does not have', 'mf-billing@https://localhost:4002'],
    ['code', 'mf-billing@javascript:alert(1)'],
    ['data', 'mf-billing@data:text/javascript,alert(1)'],
    ['a name and a password', 'mf-billing@http://a:b@localhost:4002'],
    ['our machine as the name of a user elsewhere', 'mf-billing@http://localhost:4002@evil.example'],
    ['a host that begins like ours', 'mf-billing@http://localhost.evil.example:4002'],
    ['a host that begins like our number', 'mf-billing@http://127.0.0.1.evil.example:4002'],
    ['a name below ours', 'mf-billing@http://evil.localhost:4002'],
    ['a host with a dot at its end', 'mf-billing@http://localhost.:4002'],
    ['a host in capitals', 'mf-billing@http://LOCALHOST:4002'],
    ['a short number', 'mf-billing@http://127.1:4002'],
    ['a hexadecimal number', 'mf-billing@http://0x7f000001:4002'],
    ['another number of this machine', 'mf-billing@http://127.0.0.2:4002'],
    ['IPv6', 'mf-billing@http://[::1]:4002'],
    ['IPv4 within IPv6', 'mf-billing@http://[::ffff:127.0.0.1]:4002'],
    ['no port', 'mf-billing@http://localhost'],
    ['a port that does not exist', 'mf-billing@http://localhost:65536'],
    ['a path', 'mf-billing@http://localhost:4002/other'],
    ['a slash', 'mf-billing@http://localhost:4002/'],
    ['a backslash', 'mf-billing@http://localhost:4002\\@evil.example'],
    ['a query', 'mf-billing@http://localhost:4002?a'],
    ['a line break', 'mf-billing@http://localhost:4002\n'],
    ['an unknown remote', 'mf-other@http://localhost:4002'],
    ['what every object has', '__proto__@http://localhost:4002'],
    ['no remote', '@http://localhost:4002'],
    ['no address', 'mf-billing'],
  ])('%s', (_, remote) => {
    expect(read(remote)).toMatchObject({ requests: [], isRefused: true });
  });
});

test('several remotes may be asked for, and a wrong one among them does not go unnoticed', () => {
  const address =
    'https://staging.example.jp/?remote=mf-orders@http://localhost:4001&remote=mf-billing@http://localhost:4002&remote=x';
  expect(readOverrideRequests(address, KNOWN)).toMatchObject({
    requests: [
      { remote: 'mf-orders', address: 'http://localhost:4001' },
      { remote: 'mf-billing', address: 'http://localhost:4002' },
    ],
    isRefused: true,
  });
});

test('what is asked for leaves the address, and everything else stays', () => {
  const address = 'https://staging.example.jp/order?page=2&remote=mf-orders@http://localhost:4001&sort=name#list';
  expect(readOverrideRequests(address, KNOWN).rest).toBe('https://staging.example.jp/order?page=2&sort=name#list');
});

test('an address that asks for nothing is left as it is', () => {
  expect(readOverrideRequests('https://staging.example.jp/order?q=a%20b', KNOWN)).toEqual({
    requests: [],
    isRefused: false,
    isWithdrawn: false,
    rest: null,
  });
});

test('without a value everything is taken back', () => {
  expect(readOverrideRequests('https://staging.example.jp/?remote=', KNOWN)).toEqual({
    requests: [],
    isRefused: false,
    isWithdrawn: true,
    rest: 'https://staging.example.jp/',
  });
});

test('a path that begins with two slashes stays a path', () => {
  expect(readOverrideRequests('https://staging.example.jp//?remote=', KNOWN).rest).toBe('https://staging.example.jp//');
});
