import { pdfBlob, pdfFileName, savePdf } from './pdf-file.ts';

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

test.each([
  ['請求書_2026年11月_新宿三丁目', '請求書_2026年11月_新宿三丁目.pdf'],
  ['請求書 2026/11 "新宿": <A|B>?*\\', '請求書 2026_11 _新宿__ _A_B____.pdf'],
  ['改行\n\tと\u0000制御', '改行__と_制御.pdf'],
  ['..\\..\\秘密', '_.._秘密.pdf'],
  ['末尾の点. . ', '末尾の点.pdf'],
  ['', '請求書.pdf'],
  [' .. ', '請求書.pdf'],
])('the bill %j is saved as %j [4.35]', (name, file) => {
  expect(pdfFileName(name)).toBe(file);
});

test('a name is cut where file systems would refuse it, never inside a character', () => {
  expect(pdfFileName('𠮷'.repeat(120))).toBe(`${'𠮷'.repeat(80)}.pdf`);
});

describe('saving', () => {
  const clicked: { download: string; href: string }[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    clicked.length = 0;
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:bill'), revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ download: this.download, href: this.href });
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('uses the bill’s name, leaves nothing in the page and frees the memory [4.35]', () => {
    savePdf({ name: '請求書1', content: BASE64 });
    expect(clicked).toEqual([{ download: '請求書1.pdf', href: 'blob:bill' }]);
    expect(document.querySelector('a')).toBeNull();
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:bill');
  });
});
