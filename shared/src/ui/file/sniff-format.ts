export type FileFormat = 'pdf' | 'png' | 'jpeg' | 'compound' | 'package' | 'text';

/** First bytes by format. `compound` is the container of xls and doc. */
const SIGNATURES: readonly (readonly [format: FileFormat, bytes: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** An Office package is a ZIP that lists its parts; this file is among the first. */
const PACKAGE_PARTS = ['[Content_Types].xml', '_rels/.rels', 'docProps/'];

/**
 * The real format of a file, by its first bytes; null for anything else, such as a program or another kind of image.
 */
export function sniffFormat(head: Uint8Array): FileFormat | null {
  const startsWith = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  const signed = SIGNATURES.find(([, bytes]) => startsWith(bytes));
  if (signed) return signed[0];
  if (startsWith(ZIP)) return isOfficePackage(head) ? 'package' : null;
  return isText(head) ? 'text' : null;
}

function isOfficePackage(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  return PACKAGE_PARTS.some((part) => text.includes(part));
}

/** Text in any encoding that is used for CSV here (UTF-8, Shift_JIS, UTF-16 with a BOM) has no control bytes. */
function isText(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return true;
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x1b);
}
