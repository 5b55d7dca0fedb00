import { gzipSync } from 'node:zlib';
import { joined } from './joined.ts';
import { type ZipPart, zip } from './zip.ts';

/** A file as a customer's machine has it, and the type that the browser reports there. */
export interface RealFile {
  what: string;
  name: string;
  type: string;
  content: Uint8Array;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLS = 'application/vnd.ms-excel';
const DOC = 'application/msword';
const UNKNOWN = 'application/octet-stream';

const BOM = '\xef\xbb\xbf';
const TABLE = '現場名,台数,開始日\r\n豊洲ABCタワー,3,2026/12/01\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'little' | 'big') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(order === 'little' ? bytes : bytes.swap16());
};
/** 現場名,台数 */
const SHIFT_JIS = '\x8c\xbb\x8f\xea\x96\xbc,\x91\xe4\x90\x94\r\n';
/** The same in EUC-JP and ISO-2022-JP. */
const EUC_JP = '\xb8\xbd\xbe\xec\xcc\xbe,\xc2\xe6\xbf\xf4\n';
const ISO_2022_JP = '\x1b$B8=>lL>\x1b(B,\x1b$BBf?t\x1b(B\r\n';

const CONTENT_TYPES: ZipPart = { name: '[Content_Types].xml' };
const EXCEL: ZipPart[] = [
  CONTENT_TYPES,
  { name: '_rels/.rels' },
  { name: 'xl/workbook.xml' },
  { name: 'xl/worksheets/sheet1.xml' },
];
const WORD: ZipPart[] = [CONTENT_TYPES, { name: '_rels/.rels' }, { name: 'word/document.xml' }];
const LARGE_SHEET: ZipPart = { name: 'xl/worksheets/sheet1.xml', content: utf8('<row/>'.repeat(20_000)) };
const PICTURES: ZipPart[] = Array.from({ length: 300 }, (_, index) => ({ name: `xl/media/image${index}.jpeg` }));

/** A compound file: what xls and doc are, and the cover around an encrypted xlsx or docx. */
const compound = (stream: string): Uint8Array =>
  joined(
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    new Uint8Array(504),
    new Uint8Array(Buffer.from(stream, 'utf16le')),
    new Uint8Array(2048),
  );

const PDF = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n';
const PNG = joined('\x89PNG\r\n\x1a\n', Uint8Array.of(0, 0, 0, 13), 'IHDR', new Uint8Array(17));
const jpeg = (segment: string) => joined('\xff\xd8\xff', segment, new Uint8Array(64), '\xff\xd9');

const HTML_TABLE =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>台数</td></tr></table></body></html>';

/** Written by Office, Google, macOS, phones, scanners, accounting software and by the portal itself. */
export const GENUINE: readonly RealFile[] = [
  { what: 'CSV of Excel, in UTF-8 with a mark', name: '台帳.csv', type: 'text/csv', content: joined(BOM, utf8(TABLE)) },
  { what: 'CSV where Excel is installed', name: '台帳.csv', type: XLS, content: joined(SHIFT_JIS) },
  { what: 'CSV where nothing is known of it', name: '台帳.csv', type: UNKNOWN, content: utf8(TABLE) },
  { what: 'CSV without a type', name: '台帳.csv', type: '', content: utf8(TABLE) },
  { what: 'CSV of an Android phone', name: '台帳.csv', type: 'text/comma-separated-values', content: utf8(TABLE) },
  { what: 'CSV of an old Linux', name: '台帳.csv', type: 'text/x-csv', content: utf8(TABLE) },
  { what: 'CSV as plain text', name: '台帳.CSV', type: 'text/plain', content: utf8(TABLE) },
  {
    what: 'CSV in UTF-16, as Unicode text of Excel',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf16(TABLE, 'little'),
  },
  { what: 'CSV in UTF-16 of the other order', name: '台帳.csv', type: 'text/csv', content: utf16(TABLE, 'big') },
  { what: 'CSV in EUC-JP', name: '台帳.csv', type: 'text/csv', content: joined(EUC_JP) },
  { what: 'CSV in ISO-2022-JP', name: '台帳.csv', type: 'text/csv', content: joined(ISO_2022_JP) },
  {
    what: 'CSV with a line break inside a cell (0x0B)',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf8('現場,"1行目\u000b2行目"\r\n'),
  },
  {
    what: 'CSV with the end mark of DOS (0x1A)',
    name: '仕訳.csv',
    type: 'text/csv',
    content: joined(SHIFT_JIS, '\x1a'),
  },
  { what: 'CSV padded with zeros', name: '仕訳.csv', type: 'text/csv', content: joined(SHIFT_JIS, new Uint8Array(16)) },
  {
    what: 'CSV with page breaks (0x0C)',
    name: '仕訳.csv',
    type: 'text/csv',
    content: joined(SHIFT_JIS, '\x0c', SHIFT_JIS),
  },
  {
    what: 'CSV with the lines of an old Mac',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf8(TABLE.replaceAll('\r\n', '\r')),
  },
  {
    what: 'CSV whose first column is called MZ',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf8('MZ番号,台数\r\n1,3\r\n'),
  },
  {
    what: 'CSV whose first column is called PK',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf8('PK,台数\r\n1,3\r\n'),
  },
  {
    what: 'CSV that begins with a comment',
    name: '台帳.csv',
    type: 'text/csv',
    content: utf8('#!version 2\n現場,台数\n'),
  },
  { what: 'a workbook that was named CSV', name: '台帳.csv', type: 'text/csv', content: zip(EXCEL) },
  { what: 'a note', name: 'メモ.txt', type: 'text/plain', content: utf8('朝7時から') },
  { what: 'a note in Shift_JIS', name: 'メモ.TXT', type: '', content: joined(SHIFT_JIS) },
  { what: 'a note that quotes a page', name: 'メモ.txt', type: 'text/plain', content: utf8('<html>を開けません') },
  { what: 'workbook of Excel', name: '台帳.xlsx', type: XLSX, content: zip(EXCEL) },
  { what: 'workbook without a type', name: '台帳.xlsx', type: '', content: zip(EXCEL) },
  {
    what: 'workbook of Google, which names its parts late',
    name: '台帳.xlsx',
    type: XLSX,
    content: zip([LARGE_SHEET, ...EXCEL]),
  },
  {
    what: 'workbook of a library, which lists its content last',
    name: '台帳.xlsx',
    type: XLSX,
    content: zip([LARGE_SHEET, { name: 'xl/workbook.xml' }, { name: '_rels/.rels' }, CONTENT_TYPES]),
  },
  { what: 'workbook with 300 pictures', name: '写真台帳.xlsx', type: XLSX, content: zip([CONTENT_TYPES, ...PICTURES]) },
  { what: 'workbook as an unknown type', name: '台帳.xlsx', type: UNKNOWN, content: zip(EXCEL) },
  { what: 'workbook with a password', name: '台帳.xlsx', type: XLSX, content: compound('EncryptedPackage') },
  { what: 'old workbook', name: '台帳.xls', type: XLS, content: compound('Workbook') },
  { what: 'old workbook that is a page', name: '一覧.xls', type: XLS, content: utf8(HTML_TABLE) },
  {
    what: 'the same with a mark and white space',
    name: '一覧.xls',
    type: XLS,
    content: joined(BOM, '\r\n', utf8(HTML_TABLE)),
  },
  { what: 'the same in UTF-16', name: '一覧.xls', type: XLS, content: utf16(HTML_TABLE, 'little') },
  {
    what: 'old workbook as XML of 2003',
    name: '一覧.xls',
    type: XLS,
    content: utf8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
  },
  {
    what: 'old workbook that is separated by tabs',
    name: '一覧.xls',
    type: XLS,
    content: joined(SHIFT_JIS.replace(',', '\t')),
  },
  { what: 'old workbook that is a new one', name: '一覧.xls', type: XLS, content: zip(EXCEL) },
  { what: 'workbook of Excel 2.1', name: '一覧.xls', type: XLS, content: joined('\x09\x00\x04\x00\x02\x00\x10\x00') },
  { what: 'document of Word', name: '依頼書.docx', type: DOCX, content: zip(WORD) },
  { what: 'document with a password', name: '依頼書.docx', type: DOCX, content: compound('EncryptedPackage') },
  { what: 'old document', name: '依頼書.doc', type: DOC, content: compound('WordDocument') },
  {
    what: 'old document that is RTF',
    name: '依頼書.doc',
    type: DOC,
    content: joined('{\\rtf1\\ansi\\ansicpg932 ', SHIFT_JIS, '}'),
  },
  {
    what: 'old document that is a page',
    name: '依頼書.doc',
    type: DOC,
    content: utf8('<html><body>依頼書</body></html>'),
  },
  {
    what: 'old document in one file with its pictures',
    name: '依頼書.doc',
    type: DOC,
    content: utf8('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n'),
  },
  { what: 'plan', name: '図面.pdf', type: 'application/pdf', content: joined(PDF) },
  { what: 'plan without a type', name: '図面.PDF', type: '', content: joined(PDF) },
  { what: 'plan as an unknown type', name: '図面.pdf', type: UNKNOWN, content: joined(PDF) },
  { what: 'plan of an old browser', name: '図面.pdf', type: 'application/x-pdf', content: joined(PDF) },
  {
    what: 'a bill of the portal, which begins with a mark',
    name: '請求書_2026年11月.pdf',
    type: 'application/pdf',
    content: joined(BOM, PDF),
  },
  {
    what: 'plan of a scanner, with lines before it',
    name: '図面.pdf',
    type: 'application/pdf',
    content: joined('\r\n\r\n', PDF),
  },
  {
    what: 'plan of a printer, with its commands before it',
    name: '図面.pdf',
    type: 'application/pdf',
    content: joined('\x1b%-12345X@PJL\r\n', PDF),
  },
  { what: 'picture of the screen', name: '画面.png', type: 'image/png', content: PNG },
  { what: 'photo of a camera', name: 'IMG_0001.JPG', type: 'image/jpeg', content: jpeg('\xe1\x00\x10Exif\0') },
  { what: 'photo in the form of JFIF', name: '写真.jpg', type: 'image/jpeg', content: jpeg('\xe0\x00\x10JFIF\0') },
  { what: 'photo without a header of its own', name: '写真.jpeg', type: 'image/pjpeg', content: jpeg('\xdb\x00\x43') },
  { what: 'picture with another extension than its own', name: '画面.jpg', type: 'image/jpeg', content: PNG },
  { what: 'plan without an extension', name: '図面', type: 'application/pdf', content: joined(PDF) },
  { what: 'CSV without an extension', name: '台帳', type: 'text/comma-separated-values', content: utf8(TABLE) },
  { what: 'photo without an extension', name: '写真', type: 'image/jpeg', content: jpeg('\xe1\x00\x10Exif\0') },
];

const WINDOWS_PROGRAM = joined('MZ\x90\0\x03\0\0\0', new Uint8Array(56), 'PE\0\0');

/** With an extension that is allowed, and a content that could do harm. */
export const DANGEROUS: readonly RealFile[] = [
  { what: 'program of Windows', name: '図面.pdf', type: 'application/pdf', content: WINDOWS_PROGRAM },
  { what: 'program of Windows', name: '台帳.csv', type: 'text/csv', content: WINDOWS_PROGRAM },
  { what: 'program of Windows', name: '台帳.xls', type: XLS, content: WINDOWS_PROGRAM },
  {
    what: 'program of Linux',
    name: '図面.pdf',
    type: 'application/pdf',
    content: joined('\x7fELF\x02\x01\x01\0', new Uint8Array(56)),
  },
  {
    what: 'program of macOS',
    name: '写真.png',
    type: 'image/png',
    content: joined('\xcf\xfa\xed\xfe\x07\0\0\x01', new Uint8Array(24)),
  },
  {
    what: 'program of macOS for two processors',
    name: '図面.pdf',
    type: '',
    content: joined('\xca\xfe\xba\xbe\0\0\0\x02', new Uint8Array(24)),
  },
  {
    what: 'shortcut of Windows',
    name: '台帳.xlsx',
    type: XLSX,
    content: joined('L\0\0\0\x01\x14\x02\0', new Uint8Array(68)),
  },
  { what: 'script of a shell', name: 'メモ.txt', type: 'text/plain', content: utf8('#!/bin/sh\nrm -rf ~\n') },
  { what: 'script behind a mark', name: '台帳.csv', type: 'text/csv', content: joined(BOM, '#!/usr/bin/env node\n') },
  {
    what: 'page',
    name: '図面.pdf',
    type: 'application/pdf',
    content: utf8('\n<!-- saved --><!DOCTYPE html><script>alert(1)</script>'),
  },
  { what: 'page', name: '台帳.csv', type: 'text/csv', content: utf8('<script>alert(1)</script>') },
  {
    what: 'page in UTF-16',
    name: '写真.png',
    type: 'image/png',
    content: utf16('<html><script>alert(1)</script>', 'big'),
  },
  {
    what: 'picture that can run a script',
    name: '一覧.xls',
    type: XLS,
    content: utf8('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  {
    what: 'picture that can run a script',
    name: '写真.jpg',
    type: 'image/jpeg',
    content: utf8('<svg onload="alert(1)"/>'),
  },
  { what: 'archive of photos', name: '台帳.xlsx', type: XLSX, content: zip([{ name: 'photo.png', content: PNG }]) },
  { what: 'empty archive', name: '依頼書.docx', type: DOCX, content: zip([]) },
  {
    what: 'archive',
    name: '図面.pdf',
    type: 'application/pdf',
    content: zip([{ name: 'a.exe', content: WINDOWS_PROGRAM }]),
  },
  { what: 'archive of LHA', name: '台帳.csv', type: 'text/csv', content: joined('\x1f\x20-lh5-', new Uint8Array(16)) },
  { what: 'RAR archive', name: '図面.pdf', type: '', content: joined('Rar!\x1a\x07\x01\0') },
  { what: '7z archive', name: '図面.pdf', type: '', content: joined('7z\xbc\xaf\x27\x1c\0\x04') },
  { what: 'gzip archive', name: '台帳.csv', type: 'text/csv', content: new Uint8Array(gzipSync(TABLE)) },
  {
    what: 'tar archive',
    name: 'メモ.txt',
    type: 'text/plain',
    content: joined('a.exe', new Uint8Array(252), 'ustar\0', new Uint8Array(249)),
  },
];

/** With an extension that is allowed, and a content that is allowed, which do not belong together. */
export const MISNAMED: readonly RealFile[] = [
  { what: 'photo', name: '図面.pdf', type: 'application/pdf', content: jpeg('\xe0\x00\x10JFIF\0') },
  { what: 'note', name: '図面.pdf', type: 'application/pdf', content: utf8('朝7時から') },
  { what: 'plan', name: '写真.png', type: 'image/png', content: joined(PDF) },
  { what: 'note', name: '写真.jpg', type: 'image/jpeg', content: utf8('朝7時から') },
  { what: 'plan', name: '台帳.xlsx', type: XLSX, content: joined(PDF) },
  { what: 'table', name: '台帳.xlsx', type: XLSX, content: utf8(TABLE) },
  { what: 'picture', name: '依頼書.docx', type: DOCX, content: PNG },
  { what: 'plan', name: '一覧.xls', type: XLS, content: joined(PDF) },
  { what: 'plan', name: '依頼書.doc', type: DOC, content: joined(BOM, PDF) },
  { what: 'picture', name: '台帳.csv', type: 'text/csv', content: PNG },
  { what: 'plan', name: 'メモ.txt', type: 'text/plain', content: joined(PDF) },
];

/** Not on the list, but there is a way out. */
export const OTHER_PICTURES: readonly RealFile[] = [
  { what: 'photo of an iPhone', name: 'IMG_0001.HEIC', type: 'image/heic', content: joined('\0\0\0\x18ftypheic') },
  {
    what: 'the same where its type is unknown',
    name: 'IMG_0001.heic',
    type: '',
    content: joined('\0\0\0\x18ftypheic'),
  },
  { what: 'photo of a camera', name: 'IMG_0001.heif', type: 'image/heif', content: joined('\0\0\0\x18ftypmif1') },
  {
    what: 'picture that Windows saves from a page',
    name: '写真.jfif',
    type: 'image/jpeg',
    content: jpeg('\xe0\x00\x10JFIF\0'),
  },
  { what: 'picture of a page', name: '写真.webp', type: 'image/webp', content: joined('RIFF\x10\0\0\0WEBPVP8 ') },
  { what: 'scanned plan', name: '図面.tif', type: 'image/tiff', content: joined('II*\0') },
  { what: 'photo without an extension', name: 'IMG_0001', type: 'image/heic', content: joined('\0\0\0\x18ftypheic') },
];
