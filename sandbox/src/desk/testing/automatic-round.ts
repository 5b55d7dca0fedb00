import type { Desk } from '../desk.ts';

/** Whatever else runs meanwhile, the database among it, goes on as ever. */
const NOT_FAKED = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** One round of the automatic desk, without waiting for its turn. It is stopped then, whatever time passes afterwards. */
export async function automaticRound(desk: Desk, afterwards: () => Promise<unknown> = async () => {}): Promise<void> {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  try {
    desk.start();
    jest.runOnlyPendingTimers();
    await desk.stop();
    // A round that is over plans the next one, unless the desk was stopped.
    await new Promise((resolve) => setImmediate(resolve));
    await afterwards();
    jest.runOnlyPendingTimers();
    await desk.stop();
  } finally {
    jest.useRealTimers();
  }
}
