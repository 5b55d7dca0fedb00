import { checkFile } from './check-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);
const PDF = text('%PDF-1.7\n');
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const OLD_OFFICE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = bytes(0x50, 0x4b, 0x03, 0x04);
const NEW_OFFICE = new Uint8Array([...ZIP, ...text('....[Content_Types].xml')]);
const SHIFT_JIS = bytes(0x8c, 0xbb, 0x8f, 0xea, 0x96, 0xbc, 0x0d, 0x0a);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const check = (name: string, type: string, content: Uint8Array<ArrayBuffer>, taken: string[] = []) =>
  checkFile(new File([content], name, { type }), { takenNames: taken });

test.each([
  ['現場.csv', 'text/csv', text('現場名,台数\n')],
  ['現場.csv', 'application/vnd.ms-excel', SHIFT_JIS],
  ['utf16.csv', 'text/csv', bytes(0xff, 0xfe, 0x41, 0x00)],
  ['図面.pdf', 'application/pdf', PDF],
  ['台帳.xls', 'application/vnd.ms-excel', OLD_OFFICE],
  ['台帳.xlsx', XLSX, NEW_OFFICE],
  ['依頼書.doc', 'application/msword', OLD_OFFICE],
  ['依頼書.docx', DOCX, NEW_OFFICE],
  ['memo.txt', 'text/plain', text('朝7時から')],
  ['写真.PNG', 'image/png', PNG],
  ['写真.jpg', 'image/jpeg', JPEG],
  ['写真.jpeg', 'image/jpeg', JPEG],
  ['台帳.xlsx', '', NEW_OFFICE],
])('%s (%s) is accepted [5.26]', async (name, type, content) => {
  expect(await check(name, type, content)).toBeNull();
});

test.each([
  ['写真.heic', 'image/heic', JPEG, 'upload.errorFormat'],
  ['台帳.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', NEW_OFFICE, 'upload.errorFormat'],
  ['page.html', 'text/html', text('<html>'), 'upload.errorFormat'],
  ['図.svg', 'image/svg+xml', text('<svg/>'), 'upload.errorFormat'],
  ['拡張子なし', '', PDF, 'upload.errorFormat'],
  ['.pdf', 'application/pdf', PDF, 'upload.errorFormat'],
  ['図面.pdf', 'image/png', PDF, 'upload.errorFormat'],
  ['program.pdf', 'application/pdf', text('MZ\u0090\u0000'), 'upload.errorContent'],
  ['program.csv', 'text/csv', bytes(0x4d, 0x5a, 0x90, 0x00), 'upload.errorContent'],
  ['写真.png', 'image/png', JPEG, 'upload.errorContent'],
  ['archive.xlsx', XLSX, new Uint8Array([...ZIP, ...text('photo.png')]), 'upload.errorContent'],
  ['図面.txt', 'text/plain', PDF, 'upload.errorContent'],
  ['空.pdf', 'application/pdf', bytes(), 'upload.errorEmpty'],
] as const)('%s (%s) is refused [5.26]', async (name, type, content, problem) => {
  expect(await check(name, type, new Uint8Array(content))).toBe(problem);
});

const sized = (size: number) => {
  const content = new Uint8Array(size);
  content.set(PDF);
  return content;
};

test('5,000,000 bytes are the maximum [5.27, 9.12]', async () => {
  expect(await check('a.pdf', 'application/pdf', sized(5_000_000))).toBeNull();
  expect(await check('a.pdf', 'application/pdf', sized(5_000_001))).toBe('upload.errorSize');
});

test.each([
  ['..\\..\\a.pdf'],
  ['a:b.pdf'],
  ['a\u0000.pdf'],
  ['a\u202Efdp.pdf'],
  ['a\u2028b.pdf'],
  [`${'長'.repeat(147)}.pdf`],
])('the name %j is refused', async (name) => {
  expect(await check(name, 'application/pdf', PDF)).toBe('upload.errorName');
});

test('a name of 150 characters is accepted', async () => {
  expect(await check(`${'長'.repeat(146)}.pdf`, 'application/pdf', PDF)).toBeNull();
});

test('a second file of the same name is refused, in any Unicode composition', async () => {
  expect(await check('ガイド.pdf'.normalize('NFD'), 'application/pdf', PDF, ['ガイド.pdf'])).toBe(
    'upload.errorDuplicate',
  );
});

test.each([
  ['契約書.pdf', 'application/pdf', null, PDF],
  ['契約書.PDF', '', null, PDF],
  ['契約書.png', 'image/png', 'upload.errorFormat', PNG],
  ['契約書.docx', DOCX, 'upload.errorFormat', NEW_OFFICE],
  ['写真.pdf', 'application/pdf', 'upload.errorContent', PNG],
] as const)('where only PDF is wanted, %s (%s) has the problem %j', async (name, type, problem, content) => {
  const file = new File([new Uint8Array(content)], name, { type });
  expect(await checkFile(file, { accept: ['pdf'] })).toBe(problem);
});
