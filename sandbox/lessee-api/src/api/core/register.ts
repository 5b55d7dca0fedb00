import type { Call } from '@portal/shared/contract/call';
import { tokyoDate } from '@portal/shared/text';
import type { Context, Handler as Endpoint, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '#database/database.ts';
import type { Clock, Platform, TokenVerifier } from '#platform/platform.ts';
import { type AccountGuard, guardAccount } from './account-guard.ts';
import { WrongAnswerError, writeAnswer } from './answer.ts';
import { limitBody } from './body-limit.ts';
import { identifyCaller } from './caller.ts';
import type { CallContext, CallHandler } from './handler.ts';
import type { CallLimits } from './limits.ts';
import type { Log } from './log.ts';
import { badRequest, notFound, ProblemError } from './problem.ts';
import { statusesOf } from './problem-statuses.ts';
import { addressOf, createRateLimit } from './rate-limit.ts';
import { readRequest } from './read-request.ts';

export interface ApiDependencies {
  readonly database: Database;
  readonly platform: Platform;
  readonly verifyToken: TokenVerifier;
  readonly clock: Clock;
  readonly log: Log;
}

/** Creates a call's route: limits, caller, guard, request, handler, answer. */
export function register<C extends Call>(
  app: Hono,
  dependencies: ApiDependencies,
  call: C,
  handler: CallHandler<C>,
  { guard, rate, maxBodyBytes }: CallLimits & { guard: AccountGuard },
): void {
  const countRequest = rate === null ? () => {} : createRateLimit(rate.perMinute, dependencies.clock);
  const endpoint: Endpoint = async (context) => {
    const base = callContext(call, context, dependencies);
    const caller = call.auth
      ? await identifyCaller(context, dependencies.database, dependencies.verifyToken)
      : undefined;
    if (caller) {
      await guardAccount(guard, caller, dependencies.platform.identity);
      if (rate?.of === 'caller') countRequest(caller.contactId);
    }
    const request = await readRequest(call, context);
    // There is a caller exactly when the call requires one; only a conditional type could express that.
    const reply = await handler(request, { ...base, caller } as Parameters<CallHandler<C>>[1]).catch(
      (error: unknown) => {
        if (error instanceof ProblemError && !statusesOf(call).includes(error.status)) {
          throw new WrongAnswerError(`status ${error.status}`);
        }
        throw error;
      },
    );
    return writeAnswer(call, context, reply);
  };
  const middleware = [
    onlyAs(call.method),
    ...(rate?.of === 'address' ? [byAddress(countRequest)] : []),
    limitBody(maxBodyBytes),
  ];
  app.on(call.method, [call.path], ...middleware, endpoint);
}

/** Hono answers HEAD like GET, which would count as a download. */
const onlyAs =
  (method: string): MiddlewareHandler =>
  (context, next) => {
    if (context.req.method !== method) throw notFound();
    return next();
  };

const byAddress =
  (count: (key: string) => void): MiddlewareHandler =>
  (context, next) => {
    count(addressOf(context));
    return next();
  };

function callContext(call: Call, context: Context, { database, platform, clock, log }: ApiDependencies): CallContext {
  const now = clock.now();
  return {
    db: database.db,
    platform,
    log,
    now,
    today: tokyoDate(now),
    requestId: context.get('requestId'),
    idempotencyKey: call.idempotencyKey && readIdempotencyKey(context),
  };
}

const IdempotencyKey = v.pipe(v.string(), v.uuid(), v.toLowerCase());

function readIdempotencyKey(context: Context): string | undefined {
  const header = context.req.header('Idempotency-Key');
  if (header === undefined) return undefined;
  const result = v.safeParse(IdempotencyKey, header);
  if (!result.success) throw badRequest({ path: 'Idempotency-Key', message: 'Expected a UUID' });
  return result.output;
}
