import type { Clock } from '@portal/lessee-api/platform';
import { Hono } from 'hono';
import type { BrowserReport } from '#reports/browser-report.ts';
import type { Recent } from '#reports/recent.ts';
import { withCrashedBuild } from './crashed-build.ts';
import { healthPage } from './health-page.ts';
import { lastReleases } from './release-log.ts';
import { summaryOf } from './summary.ts';
import type { Telemetry } from './telemetry.ts';
import { versionsOf } from './versions.ts';
import { recordsOfVisit, visitWith } from './visit.ts';
import { visitPage } from './visit-page.ts';

interface HealthOptions {
  readonly clock: Clock;
  /** `releases/log.jsonl` of the composed portal; it may not be there yet. */
  readonly releaseLog?: string | undefined;
}

/** How each app and version does, below /sandbox/health. */
export function createHealthRoutes(
  { records, callTimes, since }: Telemetry,
  reports: Recent<BrowserReport>,
  { clock, releaseLog }: HealthOptions,
): Hono {
  const app = new Hono();
  const pageOf = (unknownNumber?: string) => {
    const now = clock.now();
    const releases = lastReleases(releaseLog);
    const apps = summaryOf({ records: records.all(), callTimes: callTimes.all(), since, releases }, now);
    const blamed = reports.all().map((report) => withCrashedBuild(report, records.all()));
    return healthPage({ apps, reports: blamed, now, unknownNumber });
  };
  app.get('/', (context) => context.html(pageOf()));
  app.get('/versions', (context) => context.json({ versions: versionsOf(records.all(), clock.now()) }));
  app.get('/visits', (context) => {
    const number = context.req.query('number')?.slice(0, 60) ?? '';
    const session = visitWith(number, records.all());
    return session === undefined
      ? context.html(pageOf(number), 404)
      : context.redirect(`/sandbox/health/visits/${session}`);
  });
  app.get('/visits/:session', (context) => {
    const session = context.req.param('session');
    const found = recordsOfVisit(session, records.all());
    return context.html(visitPage(session.slice(0, 64), found), found.length > 0 ? 200 : 404);
  });
  return app;
}
