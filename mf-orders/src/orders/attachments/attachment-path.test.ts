import { attachmentPath, orderFilePath, safeFileName } from './attachment-path.ts';

test('an attachment is stored below its owner, named by contact, time and file', () => {
  const upload = {
    uid: 'uid1',
    contactId: 'contact00000000001',
    timestamp: 1795247999000,
    fileName: '配置図（最終）.pdf',
  };
  expect(attachmentPath(upload)).toBe(
    'users/uid1/order_attachments/contact00000000001-1795247999000-配置図（最終）.pdf',
  );
});

test('the file of an order by file has a folder of its own, and is named in the same way', () => {
  const upload = { contactId: 'contact00000000001', timestamp: 1795247999000, fileName: '依頼書/最終.XLSX' };
  expect(orderFilePath(upload)).toBe('order_files/contact00000000001-1795247999000-依頼書_最終.xlsx');
});

test.each([
  ['見取り図.Pdf', '見取り図.pdf'],
  ['../../etc/passwd.txt', '.._.._etc_passwd.txt'],
  ['a\\b:c*d?e"f<g>h|i#j.png', 'a_b_c_d_e_f_g_h_i_j.png'],
  ['a\u0000b\u202etxt.pdf', 'a_b_txt.pdf'],
  ['a\u2028b\u2029c.pdf', 'a_b_c.pdf'],
  ['が.csv', 'が.csv'.normalize('NFC')],
  [`${'𠮷'.repeat(200)}.docx`, `${'𠮷'.repeat(150)}.docx`],
  ['.pdf', '_.pdf'],
])('%j is stored as %j', (name, stored) => {
  expect(safeFileName(name)).toBe(stored);
});
