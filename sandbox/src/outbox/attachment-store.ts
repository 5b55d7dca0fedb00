import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MailAttachment } from '@portal/lessee-api/platform';
import * as v from 'valibot';
import { writeWhole } from '#lifecycle/whole-file.ts';

const AttachmentId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const SentAttachment = v.object({
  /** A hash of the bytes, so that a file for twenty people is stored once. */
  id: AttachmentId,
  name: v.string(),
  size: v.number(),
});
export type SentAttachment = v.InferOutput<typeof SentAttachment>;

/** A folder with the files that were sent. */
export class AttachmentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  put({ name, content }: MailAttachment): SentAttachment {
    const bytes = Buffer.from(content, 'base64');
    const id = createHash('sha256').update(bytes).digest('hex');
    const path = this.#path(id);
    if (!existsSync(path)) writeWhole(path, bytes);
    return { id, name, size: bytes.length };
  }

  read(id: string): Uint8Array<ArrayBuffer> | null {
    if (!v.is(AttachmentId, id) || !existsSync(this.#path(id))) return null;
    return new Uint8Array(readFileSync(this.#path(id)));
  }

  /** Deletes files that no message refers to any more. */
  keepOnly(attachments: readonly SentAttachment[]): void {
    if (!existsSync(this.#directory)) return;
    const known = new Set(attachments.map(({ id }) => id));
    for (const file of readdirSync(this.#directory)) {
      if (!known.has(file)) rmSync(this.#path(file), { force: true });
    }
  }

  clear(): void {
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #path(file: string): string {
    return join(this.#directory, file);
  }
}
