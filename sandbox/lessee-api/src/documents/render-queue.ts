import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from './render-thread.ts';
import type { Render } from './renderers.ts';

/** Too many documents are wanted at once. */
export class RenderQueueFullError extends Error {
  readonly retryAfterSeconds = 2;

  constructor() {
    super('Too many documents are being made');
    this.name = 'RenderQueueFullError';
  }
}

export interface RenderQueue {
  /** Throws RenderQueueFullError instead of letting somebody wait for longer than a page waits. */
  readonly render: Render;
  close(): Promise<void>;
}

interface Job {
  readonly request: RenderRequest;
  resolve(pdf: Uint8Array): void;
  reject(error: unknown): void;
}

interface QueueOptions {
  threads?: number;
  /** How many may wait while the threads are busy. */
  places?: number;
}

/** One core is left to those who want no document. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Some three seconds of work: with more, pages would give up before their document is made. */
const PLACES_OF_A_THREAD = 16;

/**
 * Makes documents in threads of their own, so that everybody else is answered meanwhile. A thread starts when it is
 * first needed and stays; one that dies takes only its own document with it.
 */
export function openRenderQueue({
  threads = THREADS,
  places = threads * PLACES_OF_A_THREAD,
}: QueueOptions = {}): RenderQueue {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Job | null>();

  const takeNext = (): void => {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (running.size < threads ? start() : undefined);
    if (!thread) return;
    const job = waiting.shift() ?? null;
    running.set(thread, job);
    thread.postMessage(job?.request);
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./start-render-thread.mjs', import.meta.url), { execArgv: [] });
    // It alone keeps no process alive.
    thread.unref();
    running.set(thread, null);
    thread.on('message', (result: RenderResult) => {
      const job = running.get(thread);
      running.set(thread, null);
      idle.push(thread);
      if ('pdf' in result) job?.resolve(result.pdf);
      else job?.reject(result.error);
      takeNext();
    });
    const bury = (error: unknown): void => {
      const job = running.get(thread);
      if (job === undefined) return;
      running.delete(thread);
      idle.splice(0, idle.length, ...idle.filter((other) => other !== thread));
      job?.reject(error);
      takeNext();
    };
    thread.on('error', bury);
    thread.on('exit', () => bury(new Error('The thread that made a document has ended')));
    return thread;
  };

  return {
    render: (kind, input) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= places) return reject(new RenderQueueFullError());
        waiting.push({ request: { kind, input }, resolve, reject });
        takeNext();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new RenderQueueFullError());
      await Promise.all([...running.keys()].map((thread) => thread.terminate()));
    },
  };
}
