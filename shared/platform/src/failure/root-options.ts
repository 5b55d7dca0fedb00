import type { RootOptions } from 'react-dom/client';
import { logDev, reportError } from '../observe/index.ts';

/** What React does with errors of its own: each is reported once, and none reaches the window a second time. */
export const rootOptions: RootOptions = {
  // The boundary that caught it reports it, and knows whose it is.
  onCaughtError: (error, { componentStack }) => logDev('error', 'a boundary caught', error, componentStack),
  onUncaughtError: (error) => reportError(error, { reason: 'nothing could be rendered', category: 'applicationCrash' }),
  // The customer sees what React rendered instead.
  onRecoverableError: (error) => reportError(error, { reason: 'React recovered from an error', category: 'recovered' }),
};
