import type { Call } from '@portal/contract/call';
import { tokyoDate } from '@portal/platform/text';
import type { Context, Handler as Endpoint, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '#database/database.ts';
import { RenderUnavailableError } from '#documents/render-queue.ts';
import type { Render } from '#documents/renderers.ts';
import { type Clock, type Platform, PlatformUnavailableError, type TokenVerifier } from '#platform/platform.ts';
import { type AccountGuard, guardAccount, refuseTooOld } from './account-guard.ts';
import { WrongAnswerError, writeAnswer } from './answer.ts';
import type { Audit, AuditedCall, UploadAction } from './audit.ts';
import { identifyCaller } from './caller.ts';
import type { CallContext, CallHandler, SignedInContext } from './handler.ts';
import { limitBody } from './limits/body-limit.ts';
import type { CallLimits } from './limits/limits.ts';
import { type CountRequest, createMinuteLimit, refuseBeyond } from './limits/rate-limit.ts';
import { type IsProxy, visitorAddress } from './limits/visitor-address.ts';
import type { Log } from './log.ts';
import { badRequest, notFound, ProblemError } from './problem.ts';
import { statusesOf } from './problem-statuses.ts';
import { readRequest } from './read-request.ts';

export interface ApiDependencies {
  readonly database: Database;
  readonly platform: Platform;
  readonly verifyToken: TokenVerifier;
  readonly clock: Clock;
  readonly log: Log;
  /** Where a person's documents are made. */
  readonly renderFor: (contactId: string) => Render;
  /** How old a sign-in may be. Left out: as old as it likes. */
  readonly sessionMaxHours?: number | undefined;
  /** Left out: there is none. */
  readonly isProxy?: IsProxy | undefined;
}

/** Creates a call's route: limits, caller, guard, request, handler, answer, and what the audit log says of it. */
export function register<C extends Call>(
  app: Hono,
  dependencies: ApiDependencies,
  call: C,
  handler: CallHandler<C>,
  { name, guard, rate, maxBodyBytes, audit }: CallLimits & { name: string; guard: AccountGuard; audit: Audit },
): void {
  const countRequest = rate && createMinuteLimit(dependencies.database.db, { name, perMinute: rate.perMinute });
  const replyTo = async (context: Context, base: BaseContext, signedIn?: SignedIn): Promise<unknown> => {
    const idempotencyKey = call.idempotencyKey && readIdempotencyKey(context);
    const request = await readRequest(call, context);
    // There is a caller exactly when the call requires one; only a conditional type could express that.
    const whole = { ...base, idempotencyKey, ...signedIn } as Parameters<CallHandler<C>>[1];
    return handler(request, whole).catch((error: unknown) => {
      if (error instanceof ProblemError && !statusesOf(call).includes(error.status)) {
        throw new WrongAnswerError(`status ${error.status}`);
      }
      throw error;
    });
  };
  const identify = async (context: Context, { now, requestId }: BaseContext): Promise<AuditedCall> => {
    const caller = await identifyCaller(context, dependencies.database, dependencies.verifyToken);
    const audited = { caller, name, now, requestId };
    context.set('person', caller.contactId);
    await audit.signIn(audited);
    return audited;
  };
  const endpoint: Endpoint = async (context) => {
    const base = baseContext(context, dependencies);
    if (!call.auth) return writeAnswer(call, context, await replyTo(context, base));

    const audited = await identify(context, base);
    const { caller } = audited;
    const path = Object.values(context.req.param());
    try {
      refuseTooOld(caller, base.now, dependencies.sessionMaxHours);
      await guardAccount(guard, caller, dependencies.platform.identity);
      if (countRequest && rate?.of === 'caller' && (!rate.isOfSearches || isSearch(context))) {
        await refuseBeyond(countRequest, caller.contactId, base.now);
      }
      const render = dependencies.renderFor(caller.contactId);
      const recordUpload = (action: UploadAction) => audit.upload(audited, action);
      const reply = await replyTo(context, base, { caller, render, recordUpload });
      const answer = writeAnswer(call, context, reply);
      if (isWrite(call)) await audit.answer(audited, call.success, [idOf(reply), ...path]);
      return answer;
    } catch (error) {
      const status = refusalOf(error);
      if (status !== undefined) await audit.refusal(audited, status, path);
      throw error;
    }
  };
  /** The person does not matter for the refusal, and is looked up for the audit entry alone. */
  const recordTooLarge = async (context: Context): Promise<void> => {
    if (!call.auth) return;
    const audited = await identify(context, baseContext(context, dependencies)).catch(() => null);
    if (audited) await audit.refusal(audited, 413, Object.values(context.req.param()));
  };
  const named: MiddlewareHandler = (context, next) => {
    context.set('call', name);
    return next();
  };
  const middleware = [
    onlyAs(call.method),
    named,
    ...(countRequest && rate?.of === 'address' ? [byAddress(countRequest, dependencies)] : []),
    limitBody(maxBodyBytes, recordTooLarge),
  ];
  app.on(call.method, [call.path], ...middleware, endpoint);
}

const isWrite = ({ method, hasEffect }: Call): boolean => method !== 'GET' || hasEffect === true;

/** The status of a refusal; undefined: something broke, or the database is too busy even for an audit entry. */
function refusalOf(error: unknown): number | undefined {
  if (error instanceof ProblemError) return error.status;
  return error instanceof RenderUnavailableError || error instanceof PlatformUnavailableError ? 503 : undefined;
}

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
  (
    count: CountRequest,
    { clock, isProxy = () => false }: Pick<ApiDependencies, 'clock' | 'isProxy'>,
  ): MiddlewareHandler =>
  async (context, next) => {
    await refuseBeyond(count, visitorAddress(context, isProxy), clock.now());
    return next();
  };

type BaseContext = Omit<CallContext, 'idempotencyKey'>;
type SignedIn = Omit<SignedInContext, keyof CallContext>;

function baseContext(context: Context, { database, platform, clock, log }: ApiDependencies): BaseContext {
  const now = clock.now();
  return {
    db: database.db,
    platform,
    log,
    now,
    today: tokyoDate(now),
    requestId: context.get('requestId'),
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
