import { WATCH_START } from './start-watch.ts';

test('browsers that are too old understand the script that tells them so', () => {
  expect(WATCH_START).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|await)\b|\.\.\./);
  expect(() => new Function(WATCH_START)).not.toThrow();
});
