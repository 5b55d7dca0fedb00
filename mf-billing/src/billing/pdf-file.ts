import type { FileContent } from '@portal/shared/contract/primitives';
import { t } from '#text/t.ts';

const BYTE_ORDER_MARK = new Uint8Array([0xef, 0xbb, 0xbf]);
/** Characters that Windows, macOS or Linux do not allow in file names. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
/** 255 bytes are common, and a Japanese character takes three. */
const NAME_MAX = 80;
/** A browser may start to read the file some time after the click. */
const REVOKE_AFTER_MS = 60_000;

/** The original bytes after a byte-order mark [4.34]. */
export function pdfBlob(base64: string): Blob {
  // From bytes: a string in a Blob would be encoded again, which breaks every byte above 0x7f.
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([BYTE_ORDER_MARK, bytes], { type: 'application/pdf' });
}

/** `{name}.pdf` [4.35], with characters replaced that a file system refuses. */
export function pdfFileName(name: string): string {
  const safe = [...name.replace(UNSAFE, '_')]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${safe || t('billing.document')}.pdf`;
}

/** Passes the file to the browser's downloads. */
export function savePdf({ name, content }: FileContent): void {
  const address = URL.createObjectURL(pdfBlob(content));
  const link = document.createElement('a');
  link.href = address;
  link.download = pdfFileName(name);
  // Outside the document Firefox ignores the click.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
