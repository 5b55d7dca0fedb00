export {
  type AnalyticsParams,
  type AnalyticsPort,
  createMemoryAnalytics,
  type MemoryAnalytics,
  setAnalytics,
  track,
  trackPageView,
} from './analytics.ts';
export type { ErrorContext } from './error-report.ts';
export { logDev, setDevLog } from './log.ts';
export { countedPath, maskPersonalData } from './mask.ts';
export { reportError, setReporter } from './report-error.ts';
