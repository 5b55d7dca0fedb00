import { dialogs } from '../dialogs/dialog-queue.ts';
import { showFailureToast } from '../dialogs/toasts.ts';
import { getRelease, reportError, supportCode, watchLeaving } from '../observe/index.ts';
import { classifyUncaught, type Uncaught } from './classify-uncaught.ts';
import { requestIdOf } from './request-id.ts';

/** Between an error in shared code and the remote that called it may be more frames than the usual ten. */
const FRAMES = 30;

/** Reports uncaught errors of the portal's code, and tells the customer that something did not work. */
export function watchUncaught(): void {
  Error.stackTraceLimit = FRAMES;
  watchLeaving();
  window.addEventListener('error', ({ error, message, filename: file }) => {
    const isFirstRun = document.currentScript !== null;
    handle({ error: error ?? message, message, file, isFirstRun }, 'an error that nothing caught');
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    handle({ error: reason }, 'a rejection that nothing handled'),
  );
}

function handle(uncaught: Uncaught, reason: string): void {
  const { error } = uncaught;
  const release = getRelease();
  // Before the page knows its builds, the document says that nothing starts.
  if (!release) {
    reportError(error, { reason, category: 'uncaught' });
    return;
  }
  const { isReported, isSaid, build } = classifyUncaught(uncaught, release);
  const requestId = requestIdOf(error);
  if (isReported) reportError(error, { reason, category: 'uncaught', build, requestId });
  if (isSaid && !dialogs.hasSaid(error)) showFailureToast(supportCode({ build, requestId }));
}
