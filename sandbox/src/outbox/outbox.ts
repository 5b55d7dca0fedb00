import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock, Mail, Outbox } from '@portal/lessee-api/platform';
import * as v from 'valibot';
import { systemErrorCode } from '#lifecycle/system-error.ts';
import { appendWhole } from '#lifecycle/whole-file.ts';
import { AttachmentStore, SentAttachment } from './attachment-store.ts';

const SentMessage = v.object({
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.optional(v.string()),
  text: v.string(),
  link: v.optional(v.string()),
  code: v.optional(v.string()),
  attachments: v.optional(v.array(SentAttachment)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type SentMessage = v.InferOutput<typeof SentMessage>;

export interface Sms {
  kind: 'sms';
  /** E.164 */
  to: string;
  text: string;
  code?: string | undefined;
}

export type OutboxMessage = Mail | Sms;

export interface SandboxOutbox extends Outbox {
  add(message: OutboxMessage): Promise<void>;
  /** The same at once: throws if the message cannot be kept. */
  send(message: OutboxMessage): void;
  /** Newest first. */
  messages(): readonly SentMessage[];
  /** The bytes of an attachment; null: there is no attachment with this id. */
  attachment(id: string): Uint8Array<ArrayBuffer> | null;
  clear(): void;
}

const kept = 500;

interface OutboxOptions {
  file: string;
  attachmentsDir: string;
  clock: Clock;
}

/**
 * Mails and SMS end here, one line of JSON each, with attachments in separate files: sending costs no more than
 * appending.
 */
export function createOutbox({ file, attachmentsDir, clock }: OutboxOptions): SandboxOutbox {
  mkdirSync(dirname(file), { recursive: true });
  endLastLine(file);
  let sent = readMessages(file);
  const store = new AttachmentStore(attachmentsDir);
  store.keepOnly(sent.flatMap(({ attachments = [] }) => attachments));
  const send = (message: OutboxMessage): void => {
    const attachments = message.kind === 'mail' ? message.attachments : undefined;
    const entry: SentMessage = {
      ...message,
      attachments: attachments?.map((attachment) => store.put(attachment)),
      at: clock.now().toISOString(),
    };
    appendWhole(file, `${JSON.stringify(entry)}\n`);
    sent = [...sent, entry].slice(-kept);
  };
  const outbox: SandboxOutbox = {
    send,
    add: async (message) => send(message),
    // There is no database around it: it is sent at once.
    within: () => outbox,
    messages: () => sent.toReversed(),
    attachment: (id) => store.read(id),
    clear: () => {
      rmSync(file, { force: true });
      store.clear();
      sent = [];
    },
  };
  return outbox;
}

/** A process killed while writing leaves an unfinished line; the next message would become part of it. */
function endLastLine(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
}

function readMessages(file: string): SentMessage[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
  return lines.flatMap(readLine).slice(-kept);
}

/** A half-written line is a message that was never confirmed as sent. */
function readLine(line: string): SentMessage[] {
  try {
    return [v.parse(SentMessage, JSON.parse(line))];
  } catch {
    return [];
  }
}
