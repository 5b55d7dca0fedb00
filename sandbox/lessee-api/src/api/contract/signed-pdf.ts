import { CONTRACT_PDF_MAX_BYTES } from '@portal/shared/contract/contract';
import { isPdf } from '@portal/shared/contract/upload-content';
import { badRequest, ProblemError } from '../core/problem.ts';

/** A PDF marks its end within the last kilobyte; some programs write a little more after the mark. */
const TAIL_BYTES = 1024;

/**
 * Throws for an uploaded contract that is too large, with 413 as for a body that is too large, so that the portal needs
 * one message only; and with 400 for one that is not a complete PDF.
 */
export function assertSignedPdf(base64: string): void {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > CONTRACT_PDF_MAX_BYTES) throw new ProblemError(413);
  if (!isWholePdf(bytes)) throw badRequest({ path: 'attachment.content', message: 'Expected a PDF' });
}

const isWholePdf = (bytes: Buffer): boolean => isPdf(bytes) && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
