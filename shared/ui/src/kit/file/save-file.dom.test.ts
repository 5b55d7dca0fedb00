import { pdfFileName, saveFile } from './save-file.ts';

test.each([
  ['請求書_2026年11月_新宿三丁目', '請求書_2026年11月_新宿三丁目.pdf'],
  ['請求書 2026/11 "新宿": <A|B>?*\\', '請求書 2026_11 _新宿__ _A_B____.pdf'],
  ['改行\n\tと\u0000制御', '改行__と_制御.pdf'],
  ['契約書\u202Efdp.exe', '契約書_fdp.exe.pdf'],
  ['..\\..\\秘密', '_.._秘密.pdf'],
  ['末尾の点. . ', '末尾の点.pdf'],
  ['', '請求書.pdf'],
  [' .. ', '請求書.pdf'],
])('the document %j is saved as %j', (name, file) => {
  expect(pdfFileName(name, '請求書')).toBe(file);
});

test('a name is cut where file systems would refuse it, never inside a character', () => {
  expect(pdfFileName('𠮷'.repeat(120), '請求書')).toBe(`${'𠮷'.repeat(80)}.pdf`);
});

describe('saving', () => {
  const clicked: { download: string; href: string }[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    clicked.length = 0;
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ download: this.download, href: this.href });
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('uses the given name, leaves nothing in the page and frees the memory', () => {
    saveFile(new Blob(['%PDF-']), '契約書.pdf');
    expect(clicked).toEqual([{ download: '契約書.pdf', href: 'blob:file' }]);
    expect(document.querySelector('a')).toBeNull();
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
  });
});
