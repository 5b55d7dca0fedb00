import { isEmulatorError } from './emulator-rejections.ts';

const failureAt = (frame: string): Error => Object.assign(new Error('no'), { stack: `Error: no\n    at ${frame}` });

test.each([
  [
    'an emulator',
    failureAt('handleUpload (/r/node_modules/firebase-tools/lib/emulator/storage/apis/firebase.js:1:1)'),
    true,
  ],
  ['an emulator on Windows', failureAt('x (C:\\r\\firebase-tools\\lib\\emulator\\auth\\server.js:1:1)'), true],
  ['our own code', failureAt('openProvider (/r/sandbox/src/provider.ts:1:1)'), false],
  ['something without a stack', 'no', false],
  ['nothing', undefined, false],
])('an uncaught failure of %s', (_title, reason, isForgiven) => {
  expect(isEmulatorError(reason)).toBe(isForgiven);
});
