import type { Clock } from '@portal/lessee-api/platform';
import { Hono } from 'hono';
import type { Telemetry } from './telemetry.ts';
import { versionsOf } from './versions.ts';

/** How each app and version does, below /sandbox/health. */
export function createHealthRoutes({ records }: Telemetry, clock: Clock): Hono {
  const app = new Hono();
  app.get('/versions', (context) => context.json({ versions: versionsOf(records.all(), clock.now()) }));
  return app;
}
