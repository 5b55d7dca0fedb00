import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type DocumentInput, type DocumentKind, renderHere } from './renderers.ts';

/** A kind and the input that belongs to it. */
export interface RenderRequest {
  readonly kind: DocumentKind;
  readonly input: DocumentInput<DocumentKind>;
}
export type RenderResult = { readonly pdf: Uint8Array } | { readonly error: unknown };

// Answers come first. On Linux this is the priority of the thread, elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs in a thread of the render queue: one document after the other. */
parentPort?.on('message', async ({ kind, input }: RenderRequest) => {
  const result: RenderResult = await renderHere(kind, input).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ error }),
  );
  parentPort?.postMessage(result);
});
