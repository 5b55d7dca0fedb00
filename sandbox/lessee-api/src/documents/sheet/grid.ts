import { CONTENT_WIDTH, LEFT, type Sheet, TINT } from './sheet.ts';

const LABEL_WIDTH = 106;
const PADDING = 8;
const SIZE = 9.5;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH - 2 * PADDING;

/** Framed rows of a label and its value, as a contract sums up what it is about; the y below. */
export function drawGrid(
  sheet: Sheet,
  rows: readonly (readonly [label: string, value: string])[],
  top: number,
): number {
  let y = top;
  for (const [label, value] of rows) {
    const height = sheet.heightOf(value, { size: SIZE, width: VALUE_WIDTH }) + 6;
    y = sheet.roomFor(height, y);
    sheet.box(LEFT, y, LABEL_WIDTH, height, TINT);
    sheet.frame(LEFT, y, LABEL_WIDTH, height);
    sheet.frame(LEFT + LABEL_WIDTH, y, CONTENT_WIDTH - LABEL_WIDTH, height);
    sheet.text(label, LEFT + PADDING, y + 3, { size: SIZE, width: LABEL_WIDTH - 2 * PADDING });
    sheet.text(value, LEFT + LABEL_WIDTH + PADDING, y + 3, { size: SIZE, width: VALUE_WIDTH });
    y += height;
  }
  return y;
}
