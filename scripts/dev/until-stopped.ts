import { say } from '../console.ts';
import { stopRequest } from '../stop-request.ts';
import { oneEnds, type Running, stopAll } from './running.ts';

/**
 * Starts development servers and what belongs to them, and stops all of it at Ctrl-C.
 * @throws if one of them ends by itself, or cannot be started; `withAdvice` may add to that error.
 */
export async function untilStopped(
  start: (running: Running) => Promise<void>,
  withAdvice: (error: unknown) => unknown = (error) => error,
): Promise<number> {
  const stop = stopRequest();
  const running: Running = { served: [], opened: [] };
  const started = start(running).then(() => {
    say('Ctrl-C stops it.');
    return oneEnds(running);
  });
  try {
    await Promise.race([stop.requested, started]);
    if (!stop.isRequested()) throw new Error('A development server has ended: its own words are above.');
  } catch (error) {
    // What is interrupted has not failed.
    if (!stop.isRequested()) throw withAdvice(error);
  } finally {
    await stopAll(running, started);
  }
  return 0;
}
