import { BOTTOM, type Sheet, TOP } from './sheet.ts';
import { type Column, drawTable } from './table.ts';

const LINE = 14;
const columns: Column<string>[] = [
  { title: '内容', width: 300, cell: (row) => row },
  { title: '金額', width: 100, align: 'right', cell: () => '1,000円' },
];

/** A sheet on which each text is a line high, and the texts of the first column by page. */
function paper() {
  const pages: string[][] = [[]];
  const sheet: Sheet = {
    text: (text, _x, y) => {
      if (!text.endsWith('円')) pages.at(-1)?.push(text);
      return y + LINE;
    },
    heightOf: (text) => text.split('\n').length * LINE,
    line: () => undefined,
    box: () => undefined,
    frame: () => undefined,
    roomFor: (height, y) => {
      if (y + height <= BOTTOM) return y;
      pages.push([]);
      return TOP;
    },
    end: () => Promise.resolve(Buffer.of()),
  };
  return { sheet, pages };
}

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `第${index + 1}行`);

test('every page has the head and at least a row, and the last one has room for what is below', () => {
  const below = 150;
  for (let count = 1; count <= 80; count += 1) {
    const { sheet, pages } = paper();
    const end = drawTable(sheet, { columns, rows: rowsUpTo(count), top: 400, below });
    expect(end + below).toBeLessThanOrEqual(BOTTOM);
    expect(pages.flatMap((page) => page.filter((text) => text.startsWith('第')))).toEqual(rowsUpTo(count));
    for (const page of pages) {
      expect(page.slice(0, 2)).toEqual(['内容', '金額']);
      expect(page.length).toBeGreaterThan(2);
    }
  }
});

test('a head does not stand at the foot of a page without a row', () => {
  const { sheet, pages } = paper();
  drawTable(sheet, { columns, rows: rowsUpTo(1), top: BOTTOM - 30, below: 0 });
  expect(pages).toEqual([[], ['内容', '金額', '第1行']]);
});

test('a table without rows is its head', () => {
  const { sheet, pages } = paper();
  drawTable(sheet, { columns, rows: [], top: 400, below: 150 });
  expect(pages).toEqual([['内容', '金額']]);
});
