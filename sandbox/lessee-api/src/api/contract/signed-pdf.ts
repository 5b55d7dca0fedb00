import { CONTRACT_PDF_MAX_BYTES } from '@portal/contract/contract';
import { isPdf } from '@portal/contract/values/upload-content';
import { isInfected } from '../core/malware.ts';
import { badRequest, ProblemError } from '../core/problem.ts';

/** A PDF marks its end within the last kilobyte; some programs write a little more after the mark. */
const TAIL_BYTES = 1024;
/** Characters of base64. Four of them are three bytes, so these are a little more than the bytes that are looked at. */
const PIECE = 1368;

/**
 * Throws for an uploaded contract that is too large, with 413 as for a body that is too large, so that the portal needs
 * one message only; and with 400 for one that is not a complete PDF.
 */
export function assertSignedPdf(base64: string): void {
  if (Buffer.byteLength(base64, 'base64') > CONTRACT_PDF_MAX_BYTES) throw new ProblemError(413);
  if (!isWholePdf(base64)) throw badRequest({ path: 'attachment.content', message: 'Expected a PDF' });
}

/** Decoded as a whole only where there is a scanner to give it to. */
export async function assertNotInfected(base64: string, context: Parameters<typeof isInfected>[1]): Promise<void> {
  if (context.platform.scanner === null || !(await isInfected(bytesOf(base64), context))) return;
  throw badRequest({ path: 'attachment.content', code: 'malware', message: 'Malware was found' });
}

/** Only the ends are decoded: the whole would keep everybody else waiting. */
const isWholePdf = (base64: string): boolean =>
  isPdf(bytesOf(base64.slice(0, PIECE))) && bytesOf(base64.slice(-PIECE)).subarray(-TAIL_BYTES).includes('%%EOF');

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');
