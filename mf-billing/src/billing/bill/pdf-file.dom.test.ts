import { checkFile } from '@portal/ui/upload';
import { pdfBlob, savePdf } from './pdf-file.ts';

/** `%PDF-1.7`, then bytes that are not valid UTF-8. */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0xff, 0x80, 0xe3, 0x00];
const BASE64 = btoa(String.fromCharCode(...PDF));

const bytesOf = (blob: Blob) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });

test('the file is the byte-order mark and then every byte of the answer [4.34]', async () => {
  const blob = pdfBlob(BASE64);
  expect(blob.type).toBe('application/pdf');
  expect(await bytesOf(blob)).toEqual([0xef, 0xbb, 0xbf, ...PDF]);
});

test('a saved bill can be attached to an order [5.26]', async () => {
  const bytes = Uint8Array.from(await bytesOf(pdfBlob(BASE64)));
  const saved = new File([bytes], '請求書_2026年11月.pdf', { type: 'application/pdf' });
  expect(await checkFile(saved)).toBeNull();
  expect(await checkFile(saved, { accept: ['pdf'] })).toBeNull();
});

test.each([
  ['請求書_2026年11月', '請求書_2026年11月.pdf'],
  ['', '請求書.pdf'],
])('the bill %j is saved as %j [4.35]', (name, file) => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe(file);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:bill', revokeObjectURL: () => undefined });
  savePdf({ name, content: BASE64 });
  expect(clicked).toHaveBeenCalledTimes(1);
  clicked.mockRestore();
});
