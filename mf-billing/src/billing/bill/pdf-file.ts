import type { FileContent } from '@portal/contract/values/primitives';
import { pdfFileName, saveFile } from '@portal/ui';
import { t } from '#text/t.ts';

const BYTE_ORDER_MARK = new Uint8Array([0xef, 0xbb, 0xbf]);

/** The original bytes after a byte-order mark [4.34]. */
export function pdfBlob(base64: string): Blob {
  // From bytes: a string in a Blob would be encoded again, which breaks every byte above 0x7f.
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([BYTE_ORDER_MARK, bytes], { type: 'application/pdf' });
}

/** Passes the bill to the browser's downloads, as `{name}.pdf` [4.35]. */
export const savePdf = ({ name, content }: FileContent): void =>
  saveFile(pdfBlob(content), pdfFileName(name, t('billing.document')));
