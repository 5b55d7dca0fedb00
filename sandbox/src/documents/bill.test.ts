import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bill, renderBill } from './bill.ts';
import { totalOf } from './bill-total.ts';

const bill: Bill = {
  number: '202611-000042',
  addressee: { companyName: '㈱髙島﨑建設', department: '首都圏第一工事部', personName: '𠮷田 花子' },
  subject: '豊洲ABCタワー新築工事🏗️',
  parkingName: '豊洲第一駐車場',
  parkingAddress: '東京都江東区豊洲3丁目2-20',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  billingDate: '2026-11-01',
  paymentDueDate: '2026-11-30',
  lines: [
    { description: '駐車場利用料', quantity: 3, unitPrice: 22_000 },
    { description: '契約事務手数料', quantity: 1, unitPrice: 5_555 },
  ],
};

test('tax is taken once on the sum, its fraction dropped', () => {
  expect(totalOf(bill.lines)).toEqual({ subtotal: 71_555, tax: 7_155, total: 78_710 });
  expect(totalOf([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
});

test('the same bill is the same file, apart from the id that PDF wants', async () => {
  const strip = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[[^\]]*\]/, '');
  expect(strip(await renderBill(bill))).toBe(strip(await renderBill(bill)));
});

const hasPoppler = (): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const run = promisify(execFile);

/** Text and pictures as a reader's program sees them; where poppler is not installed, there is nothing to see. */
const describeWithPoppler = hasPoppler() ? describe : describe.skip;

describeWithPoppler('a bill as a PDF', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bill-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const write = async (name: string, content: Bill) => {
    const path = join(folder, `${name}.pdf`);
    await writeFile(path, await renderBill(content));
    return path;
  };
  const textOf = async (path: string, mode = '-layout') => (await run('pdftotext', [mode, path, '-'])).stdout;
  const pagesOf = (text: string) => text.split('\f').filter((page) => page.trim() !== '');

  test('says everything that a qualified invoice has to say [3.34, 7.39]', async () => {
    const text = await textOf(await write('full', bill));
    for (const part of [
      '請求書',
      '㈱髙島﨑建設',
      '首都圏第一工事部',
      '𠮷田 花子 様',
      '登録番号 T1234567890123',
      '請求番号 202611-000042',
      '発行日 2026/11/01',
      '豊洲ABCタワー新築工事〓',
      '2026/11/01〜2026/11/30',
      'お支払い期日 2026/11/30',
      '66,000円',
      '小計（10%対象）',
      '71,555円',
      '消費税（10%）',
      '7,155円',
      '78,710円',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('shows every character, not only finds it as text: each has a glyph of its own', async () => {
    // A font without the glyph draws the same empty box for each of these.
    const pictures = new Set<string>();
    for (const personName of ['髙', '﨑', '𠮷', '㈱', '邉', '鷗', 'ｶﾞ', '①']) {
      const path = await write('glyph', { ...bill, addressee: { ...bill.addressee, personName } });
      await run('pdftoppm', ['-r', '60', '-singlefile', path, join(folder, 'glyph')]);
      pictures.add((await readFile(join(folder, 'glyph.ppm'))).toString('base64'));
    }
    expect(pictures.size).toBe(8);
  });

  test('goes on to a second page with its heads, and says the total once', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      description: `第${index + 1}区画`,
      quantity: 1,
      unitPrice: 1_000,
    }));
    const pages = pagesOf(await textOf(await write('long', { ...bill, lines })));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('金額（税抜）');
    expect(pages[1]).toContain('44,000円');
    expect(pages.join('').match(/合計/g)).toHaveLength(1);
    for (const { description } of lines) expect(pages.join('')).toContain(description);
  });

  test('breaks a long address and a long name instead of cutting them', async () => {
    const long = '首都圏インフラストラクチャーメンテナンスホールディングス'.repeat(4);
    const parkingAddress = `東京都江東区豊洲三丁目${'アーバンドックパークシティ'.repeat(8)}末尾`;
    const path = await write('wide', { ...bill, parkingAddress, addressee: { ...bill.addressee, companyName: long } });
    const text = (await textOf(path, '-raw')).replace(/\s/g, '');
    expect(text).toContain('末尾');
    expect(text.match(/ホールディングス/g)).toHaveLength(4);
  });
});
