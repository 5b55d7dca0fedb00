import { reportError } from '@portal/shared/observe';

/** Reports what escapes from the portal's code: errors that nothing caught, and rejections that nothing handled. */
export function watchEscapes(): void {
  window.addEventListener('error', ({ error, message }) =>
    reportError(error ?? message, { reason: 'an error that nothing caught', category: 'uncaught' }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, { reason: 'a rejection that nothing handled', category: 'uncaught' }),
  );
}
