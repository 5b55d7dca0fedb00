import { CLIENT_HEADER, readClient } from '@portal/contract/values/portal-client';
import { STRICT_TRANSPORT } from '@portal/contract/values/strict-transport';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { Log } from './log.ts';

/** Always our own id: the caller's could be anything, and it ends up in the log. */
export const ownRequestId = (): MiddlewareHandler => requestId({ headerName: '' });

declare module 'hono' {
  interface ContextVariableMap {
    /** The call's name in the contract. */
    call?: string;
    /** The contact's id, once it is known who calls. */
    person?: string;
  }
}

/**
 * The route's pattern, not the path: ids and keywords stay out of the log. The build that calls is the caller's own
 * word.
 */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    log({
      level: 'info',
      event: 'request',
      requestId: context.get('requestId'),
      method: context.req.method,
      route: routePath(context, -1),
      call: context.get('call'),
      ...readClient(context.req.header(CLIENT_HEADER)),
      person: context.get('person'),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };

/** An answer belongs to one customer, and a download has an effect: no cache on the way may keep anything. */
export function privateHeaders(): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: STRICT_TRANSPORT,
  });
  return (context, next) =>
    secure(context, async () => {
      await next();
      context.header('Cache-Control', 'no-store');
      context.header('X-Request-Id', context.get('requestId'));
    });
}

/** The longest that Chromium remembers a preflight; where nothing is said, it forgets after five seconds. */
const PREFLIGHT_SECONDS = 7200;

/** The portal's pages may call. Any other page gets an answer without CORS headers and cannot read it. */
export function corsFor(origins: readonly string[]): MiddlewareHandler {
  const forPortal = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', CLIENT_HEADER],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
  return async (context, next) => {
    const { origin } = context.req.header();
    if (origin !== undefined && origins.includes(origin)) return forPortal(context, next);
    await next();
    context.header('Vary', 'Origin', { append: true });
  };
}
