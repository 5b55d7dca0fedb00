export {
  type AnalyticsParams,
  type AnalyticsPort,
  createMemoryAnalytics,
  type MemoryAnalytics,
  setAnalytics,
  track,
  trackPageView,
} from './analytics.ts';
export { type Culprit, callingBuild, culpritOf, type Thrown } from './culprit.ts';
export type { ErrorContext } from './error-report.ts';
export { logAnswer, logDev, setDevLog } from './log.ts';
export { analyticsPath, maskPersonalData } from './mask.ts';
export { type CallObservation, type Observed, observe, setObserver } from './observer.ts';
export { watchLeaving } from './page-leaving.ts';
export { type Build, getRelease, type KnownBuild, type Release, setRelease } from './release.ts';
export { reportError, setReporter } from './report-error.ts';
export { type SupportCode, supportCode } from './support-code.ts';
