import type { AppBuild } from '@portal/app-kit/build';
import { PORTS, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { devRequest } from './dev-request.ts';

const app = (name: string): AppBuild =>
  ({ name, role: name === 'shell' ? 'host' : 'remote', standalonePort: 4002 }) as AppBuild;
const APPS = ['mf-billing', 'mf-orders', 'shell'].map(app);
const request = (...args: string[]) => {
  const { named, portOf, canMove: _, ...rest } = devRequest(args, APPS);
  return { named: named.map(({ name }) => name), served: named.map(portOf), ...rest };
};

test('the named remotes are served for the portal on this machine', () => {
  expect(request('mf-billing')).toEqual({
    named: ['mf-billing'],
    served: [4002],
    ports: PORTS,
    portal: 'http://localhost:4000',
    isDeployed: false,
  });
});

test('the shell is always served, named or not', () => {
  expect(request('shell', 'mf-orders').named).toEqual(['mf-orders']);
  expect(request().named).toEqual([]);
});

test('beside what runs already everything has another port, as it has on the browser tests’ sandbox', () => {
  expect(request('mf-billing', '--beside')).toMatchObject({ served: [4012], portal: 'http://localhost:4010' });
  expect(request('mf-billing', '--beside', '--test')).toMatchObject({
    served: [4062],
    ports: TEST_PORTS,
    portal: 'http://localhost:4060',
  });
});

test.each([
  ['the portal', [], 4000, true],
  ['an app', [], 4002, true],
  ['an app for a portal elsewhere', ['mf-billing', '--for', 'https://staging.example.jp'], 4002, true],
  ['the API of the sandbox', [], 4100, false],
  ['its identity provider', [], 9099, false],
  ['its storage', [], 9199, false],
  ['the storage of the browser tests', ['--test'], 9250, false],
  ['the portal, if it is beside another already', ['--beside'], 4010, false],
])('--beside gives another port: %s', (_, args, port, can) => {
  expect(devRequest(args, APPS).canMove(port)).toBe(can);
});

test('for a portal elsewhere its origin is what counts', () => {
  expect(request('mf-billing', '--for', 'https://staging.example.jp/billing?year=2026')).toMatchObject({
    portal: 'https://staging.example.jp',
    isDeployed: true,
  });
});

test.each([
  [['mf-other'], 'There is no app "mf-other": mf-billing, mf-orders, shell.'],
  [
    ['--for', 'https://staging.example.jp'],
    'Say which remote: npm run dev -- mf-billing --for https://staging.example.jp',
  ],
  [['shell', '--for', 'https://staging.example.jp'], 'Say which remote: npm run dev -- mf-billing --for'],
  [['mf-billing', '--for', 'staging'], '--for staging is not the address of a portal'],
  [['mf-billing', '--for', 'file:///tmp'], '--for file:///tmp is not the address of a portal'],
])('%j is answered with what to say', (args, sentence) => {
  expect(() => request(...args)).toThrow(sentence);
});
