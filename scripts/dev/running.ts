import type { ServedApp } from './served-app.ts';

/** What has been started so far, so that it can be stopped at any moment. */
export interface Running {
  readonly served: ServedApp[];
  /** In the order in which they were opened. */
  readonly opened: { stop(): Promise<void> }[];
}

/** Resolves when the first development server ends by itself. */
export const oneEnds = ({ served }: Running): Promise<void> => Promise.race(served.map(({ ended }) => ended));

/** What is still starting is stopped as well. */
export async function stopAll({ served, opened }: Running, started: Promise<unknown>): Promise<void> {
  for (const { stop } of served) stop();
  await Promise.all(served.map(({ ended }) => ended));
  await started.catch(() => undefined);
  for (const one of opened.reverse()) await one.stop();
}
