import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { systemErrorCode } from '#lifecycle/system-error.ts';
import type { Clock, Outbox } from '#platform.ts';

const SentMessage = v.object({
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.optional(v.string()),
  text: v.string(),
  link: v.optional(v.string()),
  code: v.optional(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type SentMessage = v.InferOutput<typeof SentMessage>;

export interface SandboxOutbox extends Outbox {
  /** Newest first. */
  messages(): readonly SentMessage[];
  clear(): void;
}

const kept = 500;

/** Mails and SMS end here, one line of JSON each; appending a line is all that sending costs. */
export function createOutbox({ file, clock }: { file: string; clock: Clock }): SandboxOutbox {
  mkdirSync(dirname(file), { recursive: true });
  let sent = readMessages(file);
  return {
    add: async (message) => {
      const entry: SentMessage = { ...message, at: clock.now().toISOString() };
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      sent = [...sent, entry].slice(-kept);
    },
    messages: () => sent.toReversed(),
    clear: () => {
      rmSync(file, { force: true });
      sent = [];
    },
  };
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

/** A line that a killed process left half written is a message that nobody was told to be sent. */
function readLine(line: string): SentMessage[] {
  try {
    return [v.parse(SentMessage, JSON.parse(line))];
  } catch {
    return [];
  }
}
