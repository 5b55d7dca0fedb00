import { describeError, type Log, writeLog } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import type { ProviderEventKind } from '#database/schema/provider-event.ts';
import type { Clock, Platform } from '#platform.ts';
import { countFailure, type ProviderEvent, pendingEvents } from './event.ts';
import { quoteOrder } from './quote-order.ts';
import { mailEstimateAccepted, mailEstimatesArrived } from './send-mail.ts';

export interface DeskContext {
  readonly database: Database;
  readonly platform: Platform;
  readonly portalOrigin: string;
  readonly now: Date;
}

export interface DeskPace {
  /** How long the people at the desk take before they react. */
  readonly delayMs: number;
  /** How often they look. */
  readonly everyMs: number;
}

export interface DeskOptions {
  readonly database: Database;
  readonly platform: Platform;
  readonly clock: Clock;
  /** Where the links of the mails lead. */
  readonly portalOrigin: string;
  readonly pace?: DeskPace;
  readonly log?: Log;
}

export interface Desk {
  /** Works by itself, at its pace, until it is stopped. */
  start(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
  /** Does at once whatever is to be done, what follows from it included. */
  step(): Promise<void>;
}

const NORMAL_PACE: DeskPace = { delayMs: 4_000, everyMs: 1_000 };
/** What follows from an event may be an event; a chain is never this long. */
const MAX_ROUNDS = 10;

/** Who reacts to what. */
const reactions: Partial<Record<ProviderEventKind, (context: DeskContext, event: ProviderEvent) => Promise<void>>> = {
  orderCreated: quoteOrder,
  estimatesArrived: mailEstimatesArrived,
  estimateAccepted: mailEstimateAccepted,
};

/** The provider's people: they see what customers did, and answer. What goes wrong is logged and tried again. */
export function createDesk({ pace = NORMAL_PACE, log = writeLog, clock, ...rest }: DeskOptions): Desk {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let working: Promise<void> = Promise.resolve();

  const work = async (delayMs: number): Promise<void> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const now = clock.now();
      const context = { ...rest, now };
      const events = await pendingEvents(rest.database.db, new Date(now.getTime() - delayMs));
      const results = [];
      for (const event of events) results.push(await react(context, event, log));
      if (!results.includes('done')) return;
    }
  };
  /** One at a time: a step while the automatic round is under way waits for it. */
  const enqueue = (delayMs: number): Promise<void> => {
    const next = working.then(() => work(delayMs));
    working = next.catch((error: unknown) => {
      log({ level: 'error', event: 'desk failed', ...describeError(error) });
    });
    return next;
  };
  const schedule = (): void => {
    timer = setTimeout(async () => {
      await enqueue(pace.delayMs).catch(() => {});
      if (isRunning) schedule();
    }, pace.everyMs);
    // The desk alone keeps no process alive.
    timer.unref();
  };

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      schedule();
    },
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await working;
    },
    step: () => enqueue(0),
  };
}

async function react(context: DeskContext, event: ProviderEvent, log: Log): Promise<'done' | 'failed'> {
  try {
    await reactions[event.kind]?.(context, event);
    return 'done';
  } catch (error) {
    log({ level: 'error', event: 'desk reaction failed', kind: event.kind, ...describeError(error) });
    await countFailure(context.database.db, event);
    return 'failed';
  }
}
