import { portTaken } from './port-taken.ts';

test('who has the port is named, with what can be done', () => {
  const holder = { pid: 12, command: 'node scripts/start-portal.ts', folder: '/portal' };
  expect(portTaken(4000, holder, () => true)).toBe(
    'Port 4000 is taken by process 12 (node scripts/start-portal.ts, in /portal): ' +
      'stop it, or add --beside: portal and apps then get other ports.',
  );
});

test('where the system does not tell, it is another process', () => {
  expect(portTaken(4002, null, () => true)).toMatch(/^Port 4002 is taken by another process: stop it/);
});

test('--beside is advised only where it gives another port', () => {
  expect(portTaken(4100, null, (port) => port !== 4100)).toBe('Port 4100 is taken by another process: stop it.');
});
