import { missingOf } from './packages.ts';

test('the packages that are missing are named, those that are there are not', async () => {
  const there = { name: 'fonts-noto-cjk', isThere: () => true };
  const missing = { name: 'poppler-utils', isThere: () => false };
  const later = { name: 'postgresql', isThere: async () => false };
  expect(await missingOf([there, missing, later])).toEqual(['poppler-utils', 'postgresql']);
});
