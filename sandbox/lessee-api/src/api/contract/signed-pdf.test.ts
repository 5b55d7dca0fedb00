import { CONTRACT_PDF_MAX_BYTES } from '@portal/contract/contract';
import { ProblemError } from '../core/problem.ts';
import { assertSignedPdf } from './signed-pdf.ts';

afterEach(() => jest.restoreAllMocks());

/** How many characters of base64 were decoded until the refusal, and its status. */
function refusalOf(bytes: Buffer): { status: number; decoded: number } {
  const base64 = bytes.toString('base64');
  const from = jest.spyOn(Buffer, 'from');
  try {
    assertSignedPdf(base64);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { status: error.status, decoded: from.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0) };
  }
  throw new Error('It was not refused');
}

describe('of an upload that is refused', () => {
  test('nothing is decoded where it is too large', () => {
    expect(refusalOf(Buffer.alloc(CONTRACT_PDF_MAX_BYTES + 1, '%PDF-'))).toEqual({ status: 413, decoded: 0 });
  });

  test.each([
    ['another file', Buffer.alloc(CONTRACT_PDF_MAX_BYTES)],
    ['a PDF without its end', Buffer.alloc(CONTRACT_PDF_MAX_BYTES, '%PDF-')],
  ])('only the ends are decoded where it is %s', (_, bytes) => {
    const { status, decoded } = refusalOf(bytes);
    expect(status).toBe(400);
    expect(decoded).toBeLessThan(3_000);
  });
});
