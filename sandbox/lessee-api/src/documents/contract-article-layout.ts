import type { Article, Paragraph } from './contract-articles.ts';
import { LEFT, RIGHT, type Sheet } from './sheet/sheet.ts';

const SIZE = 9;
const INDENT = 16;
const TITLE_HEIGHT = 15;
const LINE_GAP = 1;

/**
 * 第1条（…） and so on with their paragraphs; the y below. An article stays whole where a page has room for it, and the
 * last one stays with what is `below` it: signatures on a page without any text could belong to another contract.
 */
export function drawArticles(
  sheet: Sheet,
  articles: readonly Article[],
  { top, below }: { top: number; below: number },
): number {
  let y = top;
  for (const [index, { title, paragraphs }] of articles.entries()) {
    const lines = paragraphs.flatMap((paragraph, position) =>
      linesOf(paragraph, paragraphs.length > 1 ? String(position + 1) : null),
    );
    const isLast = index === articles.length - 1;
    const height = lines.reduce((sum, line) => sum + heightOf(sheet, line) + LINE_GAP, TITLE_HEIGHT);
    y = sheet.roomFor(isLast ? height + below : height, y);
    sheet.text(`第${index + 1}条（${title}）`, LEFT, y, { size: 9.5, isBold: true });
    y += TITLE_HEIGHT;
    for (const line of lines) y = drawLine(sheet, line, y);
    y += 5;
  }
  return y;
}

interface Line {
  readonly mark: string | null;
  readonly text: string;
  readonly x: number;
}

function linesOf(paragraph: Paragraph, mark: string | null): Line[] {
  if (typeof paragraph === 'string') return [{ mark, text: paragraph, x: LEFT }];
  const items = paragraph.items.map((text, index) => ({ mark: `(${index + 1})`, text, x: LEFT + INDENT }));
  return [{ mark, text: paragraph.text, x: LEFT }, ...items];
}

const textStart = ({ x, mark }: Line): number => (mark === null ? x : x + INDENT);

const heightOf = (sheet: Sheet, line: Line): number =>
  sheet.heightOf(line.text, { size: SIZE, width: RIGHT - textStart(line) });

function drawLine(sheet: Sheet, line: Line, top: number): number {
  if (line.mark !== null) sheet.text(line.mark, line.x, top, { size: SIZE, width: INDENT });
  return sheet.text(line.text, textStart(line), top, { size: SIZE, width: RIGHT - textStart(line) }) + LINE_GAP;
}
