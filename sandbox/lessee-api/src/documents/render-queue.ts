import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from './render-thread.ts';
import type { Render } from './renderers.ts';

/** There is no document at the moment; whoever wants it may ask again. The message is for the log. */
export class RenderUnavailableError extends Error {
  readonly retryAfterSeconds = 2;
}

export class RenderQueueFullError extends RenderUnavailableError {
  override readonly name = 'RenderQueueFullError';

  constructor() {
    super('too many documents at once');
  }
}

export class RenderTimeoutError extends RenderUnavailableError {
  override readonly name = 'RenderTimeoutError';

  constructor() {
    super('a document took too long');
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

/** A job that a thread is at. */
interface Task extends Job {
  readonly limit: NodeJS.Timeout;
}

interface QueueOptions {
  threads?: number;
  /** How many may wait while the threads are busy. */
  places?: number;
  limitMs?: number;
  startThread?: () => Worker;
}

/** One core is left to those who want no document. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Some three seconds of work: with more, pages would give up before their document is made. */
const PLACES_OF_A_THREAD = 16;

/**
 * A bill of 1,000 contracts took 1.3 s on a busy machine, and starting a thread 1 s. What takes 20 s hangs,
 * and would keep its thread from everybody for good.
 */
const LIMIT_MS = 20_000;

/** A thread does not inherit that its process runs TypeScript, which it does only where this is no installed package. */
const THREAD = import.meta.url.endsWith('.ts') ? './start-render-thread.mjs' : './render-thread.js';

const startRenderThread = (): Worker => new Worker(new URL(THREAD, import.meta.url), { execArgv: [] });

/**
 * Makes documents in threads of their own, so that everybody else is answered meanwhile. A thread starts when it is
 * first needed and stays; one that dies, or is ended because it hangs, takes only its own document with it.
 */
export function openRenderQueue({
  threads = THREADS,
  places = threads * PLACES_OF_A_THREAD,
  limitMs = LIMIT_MS,
  startThread = startRenderThread,
}: QueueOptions = {}): RenderQueue {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task | null>();

  const takeNext = (): void => {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (running.size < threads ? start() : undefined);
    const job = thread && waiting.shift();
    if (!job) return;
    const limit = setTimeout(() => {
      bury(thread, new RenderTimeoutError());
      thread.terminate();
    }, limitMs).unref();
    running.set(thread, { ...job, limit });
    thread.postMessage(job.request);
  };

  const start = (): Worker => {
    const thread = startThread();
    // It alone keeps no process alive.
    thread.unref();
    running.set(thread, null);
    thread.on('message', (result: RenderResult) => {
      const task = running.get(thread);
      // Finished while it was being ended.
      if (!task) return;
      clearTimeout(task.limit);
      running.set(thread, null);
      idle.push(thread);
      if ('pdf' in result) task.resolve(result.pdf);
      else task.reject(result.error);
      takeNext();
    });
    thread.on('error', (error) => bury(thread, error));
    thread.on('exit', () => bury(thread, new Error('The thread that made a document has ended')));
    return thread;
  };

  /** Another thread takes its place as soon as a document waits. */
  const bury = (thread: Worker, error: unknown): void => {
    const task = running.get(thread);
    if (!running.delete(thread)) return;
    idle.splice(0, idle.length, ...idle.filter((other) => other !== thread));
    clearTimeout(task?.limit);
    task?.reject(error);
    takeNext();
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
