import type { Clock } from '@portal/lessee-api/platform';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { createGeo } from '#geo/geo.ts';
import { createHealthRoutes } from '#health/health-routes.ts';
import { createOtlpRoutes, createTelemetry } from '#health/telemetry.ts';
import type { IdentityControl } from '#identity/identity-control.ts';
import { answerAttachment, withAttachmentPaths } from '#outbox/attachment-answer.ts';
import type { SandboxOutbox } from '#outbox/outbox.ts';
import { outboxPage } from '#outbox/outbox-page.ts';
import { type RemoteConfig, RemoteConfigValues } from '#remote-config/remote-config.ts';
import { createReportRoutes, createReports } from '#reports/report-routes.ts';
import { badRequest, readBody } from './body.ts';
import type { DeskControl } from './desk-control.ts';
import { createDeskRoutes } from './desk-routes.ts';
import { createIdentityRoutes } from './identity-routes.ts';
import { ResetRefusedError } from './reset-refused.ts';

/** Without an app's id, all apps are told. */
const Announcement = v.object({ ...RemoteConfigValues.entries, appId: v.optional(v.string()) });

/** So that telemetry does not ask before each batch. */
const PREFLIGHT_SECONDS = 7200;

interface ControlsOptions {
  projectId: string;
  clock: Clock;
  outbox: SandboxOutbox;
  remoteConfig: RemoteConfig;
  identity: IdentityControl;
  /** Looked up at each call: a reset replaces the desk. */
  desk(): DeskControl;
  /** Rejects with a `ResetRefusedError` if the data do not belong to the sandbox. */
  reset(): Promise<void>;
  origins: readonly string[];
  /** `releases/log.jsonl` of the composed portal. */
  releaseLog?: string | undefined;
}

/**
 * What exists only here and never in production, all below /sandbox. Listening on loopback keeps other machines out;
 * the origin check keeps out pages of other sites in this machine's browser.
 */
export function createControls(options: ControlsOptions): Hono {
  const { projectId, clock, outbox, remoteConfig, identity, desk, reset, origins, releaseLog } = options;
  const app = new Hono();
  app.use(
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'POST', 'PUT'],
      // What a page sends while it is left has credentials, which nothing here reads.
      credentials: true,
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin && origin !== new URL(context.req.url).origin && !origins.includes(origin)) {
      return context.json({ error: 'Only the portal on this machine may control the sandbox.' }, 403);
    }
    return next();
  });

  app.get('/sandbox/status', (context) =>
    context.json({ service: 'portal-sandbox', projectId, pid: process.pid, desk: desk().mode() }),
  );
  app.get('/sandbox/outbox', (context) => context.html(outboxPage(outbox.messages())));
  app.get('/sandbox/outbox.json', (context) => context.json(outbox.messages().map(withAttachmentPaths)));
  app.get('/sandbox/outbox/attachments/:id/:name', (context) => answerAttachment(context, outbox));

  app.get('/sandbox/remote-config', (context) => context.json(remoteConfig.values()));
  app.put('/sandbox/remote-config', async (context) => {
    const body = await readBody(context, Announcement);
    if (!body)
      return badRequest(context, '{ isMaintenanceMode: boolean, maintenanceDateString?: string, appId?: string }');
    const { appId, ...values } = body;
    remoteConfig.publish(values, appId);
    return context.json(body);
  });

  app.route('/sandbox/desk', createDeskRoutes(desk));
  app.route('/sandbox/identity', createIdentityRoutes(identity));
  app.route('/sandbox/geo', createGeo());
  const reports = createReports(clock);
  app.route('/sandbox/reports', createReportRoutes(reports, clock));
  const telemetry = createTelemetry(clock);
  app.route('/sandbox/otlp', createOtlpRoutes(telemetry, clock));
  app.route('/sandbox/health', createHealthRoutes(telemetry, reports, { clock, releaseLog }));

  app.post('/sandbox/reset', async (context) => {
    try {
      await reset();
      return context.json({});
    } catch (error) {
      if (error instanceof ResetRefusedError) return context.json({ error: error.message }, 409);
      throw error;
    }
  });
  app.onError((error, context) => context.json({ error: error.message }, 500));
  app.notFound((context) => context.json({ error: 'There is no such control.' }, 404));
  return app;
}
