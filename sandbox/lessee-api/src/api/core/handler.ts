import type { Call, CallReply, CallRequest } from '@portal/contract/call';
import type { calls } from '@portal/contract/calls';
import type { Db } from '#database/database.ts';
import type { Render } from '#documents/renderers.ts';
import type { Platform } from '#platform/platform.ts';
import type { UploadAction } from './audit.ts';
import type { Caller } from './caller.ts';
import type { Log } from './log.ts';

/** What a handler may use. */
export interface CallContext {
  readonly db: Db;
  readonly platform: Platform;
  readonly log: Log;
  /** The same instant for the whole request. */
  readonly now: Date;
  /** The day of `now` in Tokyo. */
  readonly today: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
}

export interface SignedInContext extends CallContext {
  readonly caller: Caller;
  readonly render: Render;
  /** For the audit log. */
  readonly recordUpload: (action: UploadAction) => Promise<void>;
}

type ContextOf<C extends Call> = C['auth'] extends true ? SignedInContext : CallContext;

/** The function that answers a call. */
export type CallHandler<C extends Call> = (request: CallRequest<C>, context: ContextOf<C>) => Promise<CallReply<C>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** For a call of the contract; the handler has the same name. */
export type Handler<Name extends CallName> = CallHandler<Calls[Name]>;
/** The request as the call's handler gets it. */
export type RequestOf<Name extends CallName> = CallRequest<Calls[Name]>;
/** One for each call of the contract: leaving one out does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
