import { crc32 } from 'node:zlib';
import { joined } from './joined.ts';

export interface ZipPart {
  name: string;
  content?: Uint8Array | string;
}

/** A ZIP of stored parts, with the list of them at its end. */
export function zip(parts: readonly ZipPart[]): Uint8Array {
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.content ?? '<?xml version="1.0" encoding="UTF-8"?>');
    const described = Buffer.alloc(26);
    described.writeUInt16LE(20, 0);
    described.writeUInt32LE(crc32(content), 10);
    described.writeUInt32LE(content.length, 14);
    described.writeUInt32LE(content.length, 18);
    described.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = joined('PK\x03\x04', described, name, content);
    files.push(file);
    list.push(joined('PK\x01\x02', Uint8Array.of(20, 0), described, place, name));
    offset += file.length;
  }
  const names = joined(...list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(names.length, 8);
  end.writeUInt32LE(offset, 12);
  return joined(...files, names, 'PK\x05\x06', end);
}
