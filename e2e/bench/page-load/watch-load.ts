import type { CDPSession } from '@playwright/test';
import type { LoadedFile } from './waves.ts';

export interface LoadWatch {
  /** What has been requested since the watch, or the last `restart`, began. */
  files(): LoadedFile[];
  restart(): void;
  /** Requests without an answer. */
  open(): number;
  /** When the last request began or ended, in milliseconds of this process's clock. */
  lastChange(): number;
  /** A moment of the world's clock, in milliseconds, on that of the files. */
  clockOf(epochMs: number): number;
}

type Seen = { -readonly [Part in keyof LoadedFile]: LoadedFile[Part] } & { isOver: boolean };

const KINDS: Record<string, LoadedFile['kind']> = {
  Document: 'document',
  Script: 'code',
  Stylesheet: 'code',
  Fetch: 'data',
  XHR: 'data',
};

/** Follows what the page requests. The session has to belong to the page's own target. */
export async function watchLoad(session: CDPSession): Promise<LoadWatch> {
  const seen = new Map<string, Seen>();
  let lastChange = performance.now();
  let epoch = 0;
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const file = seen.get(requestId);
    if (!file) return;
    Object.assign(file, { endedAt: timestamp * 1000, isOver: true, bytes });
    lastChange = performance.now();
  };
  let document = '';
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, initiator, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    if (type === 'Document') document = request.url;
    epoch = (wallTime - timestamp) * 1000;
    lastChange = performance.now();
    seen.set(requestId, {
      address: request.url,
      kind: KINDS[type] ?? 'other',
      startedAt: timestamp * 1000,
      endedAt: undefined,
      isOfDocument: initiator.type === 'parser' || initiator.stack?.callFrames[0]?.url === document,
      bytes: 0,
      isOver: false,
    });
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // So far nothing but the head of the answer has arrived.
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0))),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return {
    files: () => [...seen.values()].map(({ isOver: _, ...file }) => file),
    restart: () => seen.clear(),
    open: () => [...seen.values()].filter(({ isOver }) => !isOver).length,
    lastChange: () => lastChange,
    clockOf: (epochMs) => epochMs - epoch,
  };
}
