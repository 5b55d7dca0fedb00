import { pdfFromBase64, toBase64 } from './base64.ts';

test.each([
  [[], ''],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], 'JVBERi0='],
  [[0xff, 0x80, 0x00, 0x0a], '/4AACg=='],
])('the bytes %j are sent as %j, without a prefix, and read from it', async (bytes, base64) => {
  expect(await toBase64(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))).toBe(base64);
  expect(await toBase64(pdfFromBase64(base64))).toBe(base64);
});
