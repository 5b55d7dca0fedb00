import type { BrowserReport } from '#reports/browser-report.ts';
import type { LogRecord } from './otlp.ts';

/**
 * A crash names the page's address and no file: it is of the build whose page was shown last there. This is a guess
 * about the version, where customers have several.
 */
export function withCrashedBuild<Report extends BrowserReport>(report: Report, records: readonly LogRecord[]): Report {
  if (report.kind !== 'crash' || report.app !== undefined) return report;
  const [shown] = records
    .filter(({ event, attributes }) => event === 'portal.page' && attributes['portal.page'] === report.page)
    .sort((one, other) => other.time.localeCompare(one.time));
  return shown ? { ...report, app: shown.app, version: shown.version } : report;
}
