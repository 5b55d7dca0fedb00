import { readClient, writeClient } from './portal-client.ts';

test.each([
  [{ app: 'mf-billing', version: '0.1.0-0f3a9c1b2d', revision: 'r7' }, 'mf-billing/0.1.0-0f3a9c1b2d; rev=r7'],
  [{ app: 'shell', version: '7', revision: undefined }, 'shell/7'],
])('%j is sent as %s, and read back', (client, header) => {
  expect(writeClient(client)).toBe(header);
  expect(readClient(header)).toEqual(client);
});

test.each([
  undefined,
  '',
  'mf-billing',
  'tanaka@demo.example/1',
  '田中/1',
  'mf-billing/1 tanaka',
  'mf-billing/1; rev=a; name=b',
  `mf-billing/${'1'.repeat(61)}`,
])('%j names nobody', (header) => {
  expect(readClient(header)).toBeUndefined();
});
