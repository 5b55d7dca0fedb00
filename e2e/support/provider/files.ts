import { deflateSync } from 'node:zlib';

/** Typical attachments: small, but real files, because the portal and the storage inspect them. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The content by which scanners are tried (eicar.org), which the sandbox's finds. In two parts, or others would find this. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export function pdfFile(name: string): TestFile {
  const parts = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n',
  ];
  const header = '%PDF-1.4\n';
  const offsets = parts.map((_, index) => header.length + parts.slice(0, index).join('').length);
  const body = header + parts.join('');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const text = `${body}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** The same with so many bytes: a comment fills it up. */
export function largePdfFile(name: string, bytes: number): TestFile {
  const { mimeType, buffer } = pdfFile(name);
  const afterHeader = buffer.indexOf('\n') + 1;
  const filling = Buffer.alloc(bytes - buffer.length, 0x20);
  filling.write('%');
  filling.write('\n', filling.length - 1);
  return {
    name,
    mimeType,
    buffer: Buffer.concat([buffer.subarray(0, afterHeader), filling, buffer.subarray(afterHeader)]),
  };
}

/** A square of one colour. */
export function pngFile(name: string, side = 64): TestFile {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0x5a)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits a channel, RGB
  header.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** Node's zlib has it only since 22. */
function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
