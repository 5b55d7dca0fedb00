import { execFileSync } from 'node:child_process';

/** Documents as a reader's program sees them. Where poppler is not installed there is nothing to see. */
export const describeWithPoppler = hasPoppler() ? describe : describe.skip;

function hasPoppler(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('\nNot tested: what the PDFs look like. Install poppler (apt-get install poppler-utils).\n\n');
    return false;
  }
}

/** The document goes in, the answer comes out, without a file. */
const read = (program: 'pdftotext' | 'pdftoppm', options: string[], pdf: Buffer): Buffer =>
  execFileSync(program, [...options, ...(program === 'pdftotext' ? ['-', '-'] : ['-'])], {
    input: pdf,
    maxBuffer: 100_000_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/** The text of each page, laid out as on paper. */
export const pagesOf = (pdf: Buffer): string[] =>
  read('pdftotext', ['-layout'], pdf).toString().split('\f').slice(0, -1);

export const textOf = (pdf: Buffer): string => pagesOf(pdf).join('\n');

/** The text in the order in which it was written, without any space or line end. */
export const runningTextOf = (pdf: Buffer): string => read('pdftotext', ['-raw'], pdf).toString().replace(/\s/g, '');

export interface Word {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Every word with its place, in points from the upper left corner of its page. */
export function wordsOf(pdf: Buffer): Word[] {
  const pages = read('pdftotext', ['-bbox'], pdf).toString().split('<page ').slice(1);
  return pages.flatMap((page, index) =>
    [...page.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({
        text,
        page: index,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }),
    ),
  );
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A byte each, 255 is white; row by row. */
  readonly pixels: Buffer;
}

/** Each page as it is printed: what a text alone does not show, such as a glyph that is an empty box. */
export function picturesOf(pdf: Buffer, dotsPerInch: number): Picture[] {
  const output = read('pdftoppm', ['-r', String(dotsPerInch), '-gray'], pdf);
  const pictures: Picture[] = [];
  for (let start = 0; start < output.length; ) {
    const [header = '', width, height] =
      /^P5\n(\d+) (\d+)\n255\n/.exec(output.toString('latin1', start, start + 30)) ?? [];
    const size = Number(width) * Number(height);
    const from = start + header.length;
    pictures.push({ width: Number(width), height: Number(height), pixels: output.subarray(from, from + size) });
    start = from + size;
  }
  return pictures;
}
