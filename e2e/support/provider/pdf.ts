import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Download, expect, test } from '@playwright/test';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Checks a downloaded document like a reader program: the byte-order mark, a PDF, a page with ink, Japanese text. */
export async function expectJapanesePdf(download: Download): Promise<{ text: string | null }> {
  const path = await download.path();
  const bytes = readFileSync(path);
  expect([...bytes.subarray(0, 3)], 'the byte-order mark').toEqual(BYTE_ORDER_MARK);
  expect(bytes.subarray(3, 8).toString('latin1')).toBe('%PDF-');
  expect(bytes.subarray(-1024).toString('latin1')).toContain('%%EOF');

  const text = run('pdftotext', [path, '-']);
  if (!text) {
    sawLess();
    // The font for readers without Japanese fonts.
    expect(bytes.toString('latin1')).toMatch(/\/FontFile[23]/);
    return { text: null };
  }
  expect(text.toString('utf8')).toMatch(JAPANESE);
  const picture = run('pdftoppm', ['-r', '36', '-gray', '-f', '1', '-l', '1', path]);
  const ink = picture ? [...picture.subarray(20)].filter((level) => level < 128).length : 0;
  expect(ink, 'dark pixels on the first page').toBeGreaterThan(50);
  return { text: text.toString('utf8') };
}

/** The text of each page; undefined: there is no program to read it. */
export function pagesOf(pdf: Buffer): string[] | undefined {
  const text = run('pdftotext', ['-', '-'], pdf);
  if (!text) sawLess();
  return text?.toString('utf8').split('\f').slice(0, -1);
}

/** Counted at the end of a run. */
const sawLess = () =>
  test.info().annotations.push({
    type: 'saw less',
    description: 'Without poppler nothing rendered the PDF: only its frame was looked at.',
  });

/** null: the program is not installed. */
function run(program: string, args: string[], input?: Buffer): Buffer | null {
  const { error, status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 64 * 1024 * 1024, input });
  if (error) return null;
  expect(status, `${program}: ${stderr}`).toBe(0);
  return stdout;
}
