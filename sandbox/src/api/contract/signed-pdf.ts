import { CONTRACT_PDF_MAX_BYTES } from '@portal/shared/contract/contract';
import { badRequest, ProblemError } from '../core/problem.ts';

/** The end of a PDF says so within its last kilobyte; programs that made it may have written something after that. */
const TAIL_BYTES = 1024;

/**
 * The bytes of an uploaded contract, or an exception: 413 when there are too many, as for a body that is too big, so that
 * the portal has one thing to say; 400 when they are no whole PDF.
 */
export function readSignedPdf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > CONTRACT_PDF_MAX_BYTES) throw new ProblemError(413);
  if (!isPdf(bytes)) throw badRequest({ path: 'attachment.content', message: 'Expected a PDF' });
  return bytes;
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
