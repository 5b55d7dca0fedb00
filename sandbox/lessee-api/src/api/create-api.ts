import { calls } from '@portal/contract/calls';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { isReachable } from '#database/is-reachable.ts';
import { isOverload } from '#database/overload.ts';
import { RenderUnavailableError } from '#documents/render-queue.ts';
import type { Render } from '#documents/renderers.ts';
import { shareRender } from '#documents/share-render.ts';
import { PlatformUnavailableError } from '#platform/platform.ts';
import { WrongAnswerError } from './core/answer.ts';
import { createAudit } from './core/audit.ts';
import type { CallName } from './core/handler.ts';
import { limitsOf } from './core/limits/limits.ts';
import { describeError, type Log, writeLog } from './core/log.ts';
import { corsFor, logRequests, ownRequestId, privateHeaders } from './core/middleware.ts';
import { notFound, ProblemError, problemResponse } from './core/problem.ts';
import { type ApiDependencies, register } from './core/register.ts';
import { guards } from './guards.ts';
import { handlers } from './handlers.ts';
import { openApiDocument } from './openapi.ts';

interface ApiOptions extends Omit<ApiDependencies, 'log' | 'renderFor'> {
  /** The portal's own origins; no other page may read an answer. */
  readonly origins: readonly string[];
  readonly log?: Log;
  /** Where documents are made. */
  readonly render: Render;
}

/** The visitor left while the body was read: nothing is broken, and nobody reads an answer. 499 is nginx's number for it. */
const hasLeft = ({ req }: Context, error: Error): boolean =>
  req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET';

/** The lessee API as a Hono application; its routes are those of the contract's table, in its order. */
export function createApi({ origins, log = writeLog, render, ...rest }: ApiOptions): Hono {
  const dependencies: ApiDependencies = { ...rest, log, renderFor: shareRender(render) };
  const app = new Hono();
  // Fifty bills are 30 KB, for which a phone waits three times as long as for what fits into the first packets.
  const compressed = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/ });
  app.use(compressed, ownRequestId(), logRequests(log), privateHeaders(), corsFor(origins));
  app.onError((error, context) => {
    if (error instanceof ProblemError) return problemResponse(context, error);
    if (error instanceof RenderUnavailableError) {
      log({ level: 'warn', event: error.message, requestId: context.get('requestId') });
      return problemResponse(context, new ProblemError(503, error));
    }
    if (hasLeft(context, error)) return new Response(null, { status: 499 });
    const isUnavailable = error instanceof PlatformUnavailableError || isOverload(error);
    log({
      level: 'error',
      event: isUnavailable ? 'service unavailable' : 'request failed',
      requestId: context.get('requestId'),
      fields: error instanceof WrongAnswerError ? error.fields : undefined,
      ...describeError(error),
    });
    return problemResponse(context, new ProblemError(isUnavailable ? 503 : 500));
  });
  app.notFound((context) => problemResponse(context, notFound()));

  app.get('/healthz', async (context) => {
    if (!(await isReachable(dependencies.database.db))) throw new ProblemError(503);
    return context.json({ status: 'ok' });
  });

  const document = openApiDocument();
  app.get('/openapi.json', (context) => context.json(document));

  const audit = createAudit(dependencies.database, log);
  const add = <Name extends CallName>(name: Name): void =>
    register(app, dependencies, calls[name], handlers[name], {
      name,
      guard: guards[name],
      audit,
      ...limitsOf(name, calls[name]),
    });
  for (const name of Object.keys(calls) as CallName[]) add(name);
  return app;
}
