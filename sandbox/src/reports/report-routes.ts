import type { Clock } from '@portal/lessee-api/platform';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type BrowserReport, readBrowserReports } from './browser-report.ts';
import { createMinuteLimit } from './minute-limit.ts';
import { createRecent, type Recent } from './recent.ts';

/** A browser sends what has piled up in a minute. */
const MAX_BYTES = 64_000;
const MOST_A_MINUTE = 60;
const MOST_KEPT = 500;

export const createReports = (clock: Clock): Recent<BrowserReport> => createRecent(clock, MOST_KEPT);

/** Where browsers send their reports: violations of the policy, deprecations and crashes. */
export function createReportRoutes(reports: Recent<BrowserReport>, clock: Clock): Hono {
  const isWithinLimit = createMinuteLimit(clock, MOST_A_MINUTE);
  const app = new Hono();
  app.post('/', bodyLimit({ maxSize: MAX_BYTES, onError: (context) => context.body(null, 413) }), async (context) => {
    if (!isWithinLimit()) return context.body(null, 429);
    reports.add(readBrowserReports(await context.req.json().catch(() => null)));
    return context.body(null, 204);
  });
  app.get('/', (context) => context.json(reports.all()));
  return app;
}
