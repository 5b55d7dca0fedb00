import { joined } from '@portal/contract/testing/joined';
import { DANGEROUS, GENUINE, MISNAMED, OTHER_PICTURES } from '@portal/contract/testing/real-files';
import { zip } from '@portal/contract/testing/zip';
import { t } from '@portal/platform/text';
import { checkFile } from './check-file.ts';

const text = (value: string) => new TextEncoder().encode(value);
const PDF = text('%PDF-1.7\n');
const PNG = joined('\x89PNG\r\n\x1a\n');
const NEW_OFFICE = zip([{ name: '[Content_Types].xml' }]);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const check = (name: string, type: string, content: Uint8Array, taken: string[] = []) =>
  checkFile(new File([new Uint8Array(content)], name, { type }), { takenNames: taken });

test('there are enough kinds of genuine files', () => {
  expect(GENUINE.length).toBeGreaterThanOrEqual(40);
});

test.each(GENUINE)('$name ($type) is accepted: $what [5.26]', async ({ name, type, content }) => {
  expect(await check(name, type, content)).toBeNull();
});

test.each(DANGEROUS)('$name is refused: $what [5.26]', async ({ name, type, content }) => {
  expect(await check(name, type, content)).toBe('upload.errorContent');
});

test.each(MISNAMED)('$name is refused: it is a $what [5.26]', async ({ name, type, content }) => {
  expect(await check(name, type, content)).toBe('upload.errorContent');
});

test.each(OTHER_PICTURES)('$name ($type) is refused with the way out: $what [5.26]', async (picture) => {
  const problem = await check(picture.name, picture.type, picture.content);
  expect(problem).toBe('upload.errorPicture');
  expect(t('upload.errorPicture')).toContain('JPEGで保存して添付してください。');
});

test.each([
  ['台帳.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', NEW_OFFICE, 'upload.errorFormat'],
  ['page.html', 'text/html', text('<html>'), 'upload.errorFormat'],
  ['図.svg', 'image/svg+xml', text('<svg/>'), 'upload.errorFormat'],
  ['図面.pdf.exe', 'application/pdf', PDF, 'upload.errorFormat'],
  ['拡張子なし', '', PDF, 'upload.errorFormat'],
  ['拡張子なし', 'application/octet-stream', PDF, 'upload.errorFormat'],
  ['空.pdf', 'application/pdf', new Uint8Array(), 'upload.errorEmpty'],
] as const)('%s (%s) is refused [5.26]', async (name, type, content, problem) => {
  expect(await check(name, type, content)).toBe(problem);
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
