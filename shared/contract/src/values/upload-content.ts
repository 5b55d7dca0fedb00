import type { UploadFormat } from './upload-formats.ts';

/** How much of a file's beginning is looked at. */
export const HEAD_BYTES = 4096;
/** A ZIP lists its parts at its end; this holds the list of 10,000. */
export const TAIL_BYTES = 1_000_000;

/** The ends of a file; those of a small file overlap. */
export interface FileEnds {
  head: Uint8Array;
  tail: Uint8Array;
}

/**
 * Whether a file is of the kind that its name says: a PDF, a picture (as PNG or JPEG, since phones name them at will), an
 * Office file, or something that is neither a PDF nor a picture. Genuine tables and texts begin in more ways than a list
 * could hold.
 */
export const isAsNamed = (format: UploadFormat, ends: FileEnds): boolean =>
  !isDangerous(format, ends) && IS_OF_KIND[format](ends.head);

/** A program, a script, a page, an archive that is no Office file: certainly not what its name says. */
function isDangerous(format: UploadFormat, { head, tail }: FileEnds): boolean {
  return isProgram(format, head) || isScript(head) || isArchive(head, tail) || isPage(format, head);
}

/** Readers look for the mark in the first kilobyte: our own bills begin with a byte-order mark [4.34]. */
export const isPdf = (head: Uint8Array): boolean => latin1(head.subarray(0, 1024)).includes('%PDF-');

const beginsWith = (head: Uint8Array, marks: readonly string[]): boolean =>
  marks.some((mark) => binary(head.subarray(0, 8)).startsWith(mark));

const isPicture = (head: Uint8Array): boolean => beginsWith(head, ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff']);

/** A ZIP, which has been looked into, or the compound file around one that has a password. */
const isOfficeFile = (head: Uint8Array): boolean => beginsWith(head, [...ZIPS, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']);

const isTableOrText = (head: Uint8Array): boolean => !isPicture(head) && !/^%PDF-/.test(textOf(head).trimStart());

const IS_OF_KIND: Readonly<Record<UploadFormat, (head: Uint8Array) => boolean>> = {
  pdf: isPdf,
  png: isPicture,
  jpg: isPicture,
  jpeg: isPicture,
  xlsx: isOfficeFile,
  docx: isOfficeFile,
  xls: isTableOrText,
  doc: isTableOrText,
  csv: isTableOrText,
  txt: isTableOrText,
};

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Windows, Linux, macOS (four), a Java class too, a shortcut of Windows. */
const PROGRAMS = [
  'MZ',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  'L\0\0\0\x01\x14\x02\0',
];

const MAY_BE_TEXT: readonly UploadFormat[] = ['csv', 'txt', 'xls', 'doc'];

/** A text may happen to begin with the same letters. It has none of the zeros of a program's header. */
function isProgram(format: UploadFormat, head: Uint8Array): boolean {
  const start = binary(head.subarray(0, 64));
  const isText = MAY_BE_TEXT.includes(format) && !start.includes('\0');
  return !isText && PROGRAMS.some((program) => start.startsWith(program));
}

/** Byte for byte, unlike `latin1`, which by the standard of browsers is windows-1252. */
const binary = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const isScript = (head: Uint8Array): boolean => /^#!\s*\//.test(textOf(head));

const ZIPS = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
/** RAR, 7z, gzip, bzip2, xz, Zstandard, CAB. */
const OTHER_ARCHIVES = [
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\x1f\x8b\x08',
  'BZh91AY&SY',
  '\xfd7zXZ\0',
  '\x28\xb5\x2f\xfd',
  'MSCF\0\0\0\0',
];
/** LHA, which is common in Japan. */
const LHA = /^-lh[\dd]-/;

function isArchive(head: Uint8Array, tail: Uint8Array): boolean {
  const start = binary(head.subarray(0, 512));
  if (ZIPS.some((mark) => start.startsWith(mark))) return !isOfficePackage(tail);
  return (
    OTHER_ARCHIVES.some((mark) => start.startsWith(mark)) || LHA.test(start.slice(2)) || start.startsWith('ustar', 257)
  );
}

/** Every Office file has this part; its position depends on the program that wrote the file. */
const isOfficePackage = (tail: Uint8Array): boolean => latin1(tail).toLowerCase().includes('[content_types].xml');

const HTML = /^<(?:!doctype\s+html|html|head|body|script)\b/i;
const SVG = /^<(?:!doctype\s+svg|svg)\b/i;

/** Excel and Word write pages as xls and doc; in a plain text a page is only text. */
function isPage(format: UploadFormat, head: Uint8Array): boolean {
  if (format === 'txt') return false;
  const markup = textOf(head)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<\?xml[^>]*>/i, '')
    .trimStart();
  const isOffice = format === 'xls' || format === 'doc';
  return SVG.test(markup) || (!isOffice && HTML.test(markup));
}

/** Without the byte-order mark, which tells UTF-16. */
function textOf(head: Uint8Array): string {
  const mark = binary(head.subarray(0, 2));
  const encoding = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[mark] ?? 'utf-8';
  return new TextDecoder(encoding).decode(head);
}
