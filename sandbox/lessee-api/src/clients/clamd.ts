import { connect, type Socket } from 'node:net';
import { type MalwareScanner, PlatformUnavailableError } from '#platform/platform.ts';

/** The portal waits eight seconds for an answer. */
const ANSWER_MS = 5_000;

export type ClamdAddress = { path: string } | { host: string; port: number };

/** From `unix:/path` or `tcp://host:port`. */
export function clamdAt(text: string): ClamdAddress {
  if (text.startsWith('unix:')) return { path: text.slice('unix:'.length) };
  const { hostname, port } = new URL(text);
  return { host: hostname, port: Number(port) };
}

export interface Clamd extends MalwareScanner {
  /** Rejects where nobody answers. */
  ping(): Promise<void>;
}

/** ClamAV's daemon, by the commands of clamd(8). */
export function createClamd(address: ClamdAddress, { answerMs = ANSWER_MS } = {}): Clamd {
  const ask = async (command: string, ...data: readonly Uint8Array[]): Promise<string> => {
    // `z`: the command and the answer end with a zero.
    const message = Buffer.concat([Buffer.from(`z${command}\0`), ...data]);
    const signal = AbortSignal.timeout(answerMs);
    return answerTo(message, connect({ ...address, signal })).catch((cause: unknown) => {
      throw new PlatformUnavailableError('scanner', { cause });
    });
  };
  const unexpected = (answer: string) => new PlatformUnavailableError('scanner', { cause: new Error(answer) });
  return {
    find: async (bytes) => {
      const answer = await ask('INSTREAM', length(bytes.length), bytes, length(0));
      if (answer === 'stream: OK') return null;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found === undefined) throw unexpected(answer);
      return found;
    },
    ping: async () => {
      const answer = await ask('PING');
      if (answer !== 'PONG') throw unexpected(answer);
    },
  };
}

/** A piece of a stream begins with its length; a length of nothing ends the stream. */
function length(bytes: number): Uint8Array {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
}

async function answerTo(message: Uint8Array, socket: Socket): Promise<string> {
  socket.write(message);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8').replace(/\0$/, '');
}
