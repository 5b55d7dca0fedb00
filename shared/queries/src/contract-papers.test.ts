import { fileTimeLimit } from './contract-papers.ts';

test.each([
  [0, 8],
  [1, 9],
  [50_000, 9],
  [50_001, 10],
  // 5,000,000 bytes in base64: at 1 Mbit/s they take 54 seconds.
  [6_666_668, 142],
])('%i bytes have %i seconds to arrive', (bytes, seconds) => {
  expect(fileTimeLimit(bytes)).toBe(seconds * 1000);
});
