import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Coverage, printable, readCoverage } from './font-coverage.ts';

export const A4 = { width: 595.28, height: 841.89, margin: 50 } as const;
export const LEFT = A4.margin;
export const RIGHT = A4.width - A4.margin;
export const CONTENT_WIDTH = RIGHT - LEFT;
export const BOTTOM = A4.height - A4.margin;

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
}

/** A PDF with our fonts. Every text is broken to its width and made of characters that the font has. */
export interface Sheet {
  /** Writes a text with its upper left corner at x, y; the y below it. */
  text(text: string, x: number, y: number, style?: TextStyle): number;
  heightOf(text: string, style?: TextStyle): number;
  line(y: number, options?: { from?: number; to?: number; width?: number; color?: string }): void;
  box(x: number, y: number, width: number, height: number, fill: string): void;
  addPage(): void;
  /** The finished file. */
  end(): Promise<Buffer>;
}

interface Fonts {
  regular: Buffer;
  bold: Buffer;
  covers: Coverage;
}

let fonts: Promise<Fonts> | undefined;
const loadFonts = (): Promise<Fonts> => {
  fonts ??= readFonts();
  return fonts;
};

async function readFonts(): Promise<Fonts> {
  const read = (name: string) => readFile(fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url)));
  const [regular, bold] = await Promise.all([read('NotoSansJP_400Regular'), read('NotoSansJP_700Bold')]);
  return { regular, bold, covers: readCoverage(regular) };
}

export async function openSheet(info: { title: string; author: string; createdAt: Date }): Promise<Sheet> {
  const { regular, bold, covers } = await loadFonts();
  const document = new PDFDocument({
    size: 'A4',
    margin: A4.margin,
    lang: 'ja',
    displayTitle: true,
    // The standard fonts of PDF have no Japanese; without this pdfkit would embed one of them.
    font: '',
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  const finished = collect(document);

  const apply = ({ size = 10, isBold = false, color = '#1a1a1a' }: TextStyle) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const layout = ({ width = CONTENT_WIDTH, align = 'left' }: TextStyle) => ({ width, align, lineGap: 1 });

  return {
    text: (text, x, y, style = {}) => {
      apply(style).text(printable(text, covers), x, y, layout(style));
      return document.y;
    },
    heightOf: (text, style = {}) => apply(style).heightOfString(printable(text, covers), layout(style)),
    line: (y, { from = LEFT, to = RIGHT, width = 0.5, color = '#9aa3ad' } = {}) => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
    },
    box: (x, y, width, height, fill) => {
      document.rect(x, y, width, height).fill(fill);
    },
    addPage: () => {
      document.addPage();
    },
    end: () => {
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
