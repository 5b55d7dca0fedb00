import { inTokyo } from '@portal/platform/text';
import PDFDocument from 'pdfkit';
import { seller } from '../seller.ts';
import { printable } from './font-coverage.ts';
import { loadFonts } from './fonts.ts';

export const A4 = { width: 595.28, height: 841.89, margin: 50 } as const;
export const TOP = A4.margin;
export const LEFT = A4.margin;
export const RIGHT = A4.width - A4.margin;
export const CONTENT_WIDTH = RIGHT - LEFT;
/** The footer's line stands below. */
export const BOTTOM = A4.height - 60;

export const INK = '#1a1a1a';
export const GREY = '#4b5563';
export const RULE = '#9aa3ad';
export const TINT = '#eef3f8';

export interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** On one line, smaller where it has to be: a figure broken over two lines is read as another. */
  readonly isOneLine?: boolean;
}

export interface DocumentInfo {
  /** 請求書 */
  readonly kind: string;
  /** Told from all others by kind and number: they are the title, and the file's id follows from it. */
  readonly number: string;
  /** YYYY-MM-DD. The date comes from the document, so that the same content is the same file. */
  readonly issuedOn: string;
}

/** A PDF with our fonts. Every text is broken to its width and made of characters that the font has. */
export interface Sheet {
  /** Writes a text with its upper left corner at x, y; the y below it. */
  text(text: string, x: number, y: number, style?: TextStyle): number;
  heightOf(text: string, style?: TextStyle): number;
  line(y: number, options?: { from?: number; to?: number; width?: number; color?: string }): void;
  box(x: number, y: number, width: number, height: number, fill: string): void;
  frame(x: number, y: number, width: number, height: number): void;
  /** The y itself when so much still fits below it, otherwise the top of a new page. */
  roomFor(height: number, y: number): number;
  /** The finished file. */
  end(): Promise<Buffer>;
}

export async function openSheet(info: DocumentInfo): Promise<Sheet> {
  const { regular, bold, covers } = await loadFonts();
  const title = `${info.kind} ${info.number}`;
  const document = new PDFDocument({
    size: 'A4',
    // No lower margin: pdfkit would start a page of its own where a text reaches into it. Pages are ours (roomFor).
    margins: { top: TOP, left: LEFT, right: A4.margin, bottom: 0 },
    lang: 'ja',
    displayTitle: true,
    // The footers are written last, when the number of pages is known.
    bufferPages: true,
    // The standard fonts of PDF have no Japanese; without this pdfkit would embed one of them.
    font: '',
    info: { Title: title, Author: seller.companyName, CreationDate: inTokyo(info.issuedOn) },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  const finished = collect(document);

  const layout = ({ width = CONTENT_WIDTH, align = 'left' }: TextStyle) => ({ width, align, lineGap: 1 });
  /** Sets the letters for a text, and gives the text as they can show it. */
  const prepare = (text: string, style: TextStyle): string => {
    const { size = 10, isBold = false, color = INK, isOneLine = false, width = CONTENT_WIDTH } = style;
    const shown = printable(text, covers);
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    const full = isOneLine ? document.widthOfString(shown) : 0;
    // A hair less than what fits, so that rounding does not break the line after all.
    if (full > width) document.fontSize((size * width * 0.99) / full);
    return shown;
  };
  const write = (text: string, x: number, y: number, style: TextStyle): number => {
    const shown = prepare(text, style);
    document.text(shown, x, y, layout(style));
    return document.y;
  };

  const writeFooters = () => {
    const { count } = document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page);
      const style = { size: 8, color: GREY, width: CONTENT_WIDTH };
      write(title, LEFT, BOTTOM + 18, style);
      write(`${page + 1} / ${count}`, LEFT, BOTTOM + 18, { ...style, align: 'right' });
    }
  };

  return {
    text: (text, x, y, style = {}) => write(text, x, y, style),
    heightOf: (text, style = {}) => {
      const shown = prepare(text, style);
      return document.heightOfString(shown, layout(style));
    },
    line: (y, { from = LEFT, to = RIGHT, width = 0.5, color = RULE } = {}) => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
    },
    box: (x, y, width, height, fill) => {
      document.rect(x, y, width, height).fill(fill);
    },
    frame: (x, y, width, height) => {
      document.rect(x, y, width, height).lineWidth(0.5).strokeColor(RULE).stroke();
    },
    roomFor: (height, y) => {
      if (y + height <= BOTTOM) return y;
      document.addPage();
      return TOP;
    },
    end: () => {
      writeFooters();
      document.end();
      return finished;
    },
  };
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
