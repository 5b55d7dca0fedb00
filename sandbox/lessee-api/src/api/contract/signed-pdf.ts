import { CONTRACT_PDF_MAX_BYTES } from '@portal/shared/contract/contract';
import { badRequest, ProblemError } from '../core/problem.ts';

/** The end of a PDF says so within its last kilobyte; programs that made it may have written something after that. */
const TAIL_BYTES = 1024;

/**
 * Throws when the bytes of an uploaded contract are too many, with 413 as for a body that is too big, so that the portal
 * has one thing to say; and with 400 when they are no whole PDF.
 */
export function assertSignedPdf(base64: string): void {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.byteLength > CONTRACT_PDF_MAX_BYTES) throw new ProblemError(413);
  if (!isPdf(bytes)) throw badRequest({ path: 'attachment.content', message: 'Expected a PDF' });
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
