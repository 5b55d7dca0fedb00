import { missingOf } from './debian-packages.ts';

test('missing packages are named, installed ones are not', async () => {
  const there = { name: 'fonts-noto-cjk', isThere: () => true };
  const missing = { name: 'poppler-utils', isThere: () => false };
  const later = { name: 'postgresql', isThere: async () => false };
  expect(await missingOf([there, missing, later])).toEqual(['poppler-utils', 'postgresql']);
});
