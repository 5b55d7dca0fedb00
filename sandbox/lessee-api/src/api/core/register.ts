import type { Call } from '@portal/shared/contract/call';
import { tokyoDate } from '@portal/shared/text';
import type { Context, Handler as Endpoint, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '#database/database.ts';
import type { Render } from '#documents/renderers.ts';
import type { Clock, Platform, TokenVerifier } from '#platform/platform.ts';
import { type AccountGuard, guardAccount } from './account-guard.ts';
import { WrongAnswerError, writeAnswer } from './answer.ts';
import type { Audit } from './audit.ts';
import { limitBody } from './body-limit.ts';
import { type Caller, identifyCaller } from './caller.ts';
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
  /** Where a person's documents are made. */
  readonly renderFor: (contactId: string) => Render;
}

/** Creates a call's route: limits, caller, guard, request, handler, answer, and what the audit log says of it. */
export function register<C extends Call>(
  app: Hono,
  dependencies: ApiDependencies,
  call: C,
  handler: CallHandler<C>,
  { name, guard, rate, maxBodyBytes, audit }: CallLimits & { name: string; guard: AccountGuard; audit: Audit },
): void {
  const countRequest = rate === null ? () => {} : createRateLimit(rate.perMinute, dependencies.clock);
  const replyTo = async (context: Context, base: CallContext, caller?: Caller): Promise<unknown> => {
    const request = await readRequest(call, context);
    // There is a caller exactly when the call requires one; only a conditional type could express that.
    const render = caller && dependencies.renderFor(caller.contactId);
    return handler(request, { ...base, caller, render } as Parameters<CallHandler<C>>[1]).catch((error: unknown) => {
      if (error instanceof ProblemError && !statusesOf(call).includes(error.status)) {
        throw new WrongAnswerError(`status ${error.status}`);
      }
      throw error;
    });
  };
  const endpoint: Endpoint = async (context) => {
    const base = callContext(call, context, dependencies);
    if (!call.auth) return writeAnswer(call, context, await replyTo(context, base));

    const caller = await identifyCaller(context, dependencies.database, dependencies.verifyToken);
    const audited = { caller, name, now: base.now, requestId: base.requestId };
    const path = Object.values(context.req.param());
    await audit.signIn(audited);
    try {
      await guardAccount(guard, caller, dependencies.platform.identity);
      if (rate?.of === 'caller' && (!rate.isOfSearches || isSearch(context))) countRequest(caller.contactId);
      const reply = await replyTo(context, base, caller);
      const answer = writeAnswer(call, context, reply);
      if (isWrite(call)) await audit.answer(audited, call.success, [idOf(reply), ...path]);
      return answer;
    } catch (error) {
      if (error instanceof ProblemError) await audit.refusal(audited, error.status, path);
      throw error;
    }
  };
  const middleware = [
    onlyAs(call.method),
    ...(rate?.of === 'address' ? [byAddress(countRequest)] : []),
    limitBody(maxBodyBytes),
  ];
  app.on(call.method, [call.path], ...middleware, endpoint);
}

const isWrite = ({ method, hasEffect }: Call): boolean => method !== 'GET' || hasEffect === true;

/** The id of what the call has made. */
const idOf = (reply: unknown): unknown =>
  typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'id') : null;

const isSearch = (context: Context): boolean => (context.req.query('searchKeyword') ?? '').trim() !== '';

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
