import type { Database } from '@portal/lessee-api/database/database';
import type { Render } from '@portal/lessee-api/documents/renderers';
import { describeError, type Log, writeLog } from '@portal/lessee-api/log';
import type { Clock, Platform } from '@portal/lessee-api/platform';
import { tokyoDate } from '@portal/platform/text';
import { issueDueBills } from './billing.ts';
import { closeEndedOffers } from './ended-offers.ts';
import { claim, countFailure, type ProviderEvent, pendingEvents, settle } from './event.ts';
import { manualReactions, waiting } from './manual-reactions.ts';
import type { DeskContext, Reaction } from './reaction.ts';
import { reactions } from './reactions.ts';

export interface DeskPace {
  /** How long the people at the desk take to react, and between one thing and the next. */
  readonly delayMs: number;
  /** How often they look. */
  readonly everyMs: number;
  /** Whether orders sometimes stall and offers are sometimes withdrawn; never in a step. */
  readonly isEventful?: boolean;
}

interface DeskOptions {
  readonly database: Database;
  readonly platform: Platform;
  /** Where documents are made. */
  readonly render: Render;
  readonly clock: Clock;
  /** The base address for the links in the mails. */
  readonly portalOrigin: string;
  readonly pace?: DeskPace;
  /** People decide, by commands: the desk only tells customers what has happened. */
  readonly isManual?: boolean;
  readonly log?: Log;
}

export interface Desk {
  /** Works on its own, at its pace, until it is stopped. */
  start(): void;
  /** Resolves when no work is in progress. */
  stop(): Promise<void>;
  /** Does everything that is due at once, including what follows from it. */
  step(): Promise<void>;
  /** Of a manual desk: what waits for a person goes on as the automatic desk would have. false: somebody else does it. */
  confirm(event: ProviderEvent): Promise<boolean>;
}

type Speed = Pick<DeskPace, 'delayMs' | 'isEventful'>;

const NORMAL_PACE: DeskPace = { delayMs: 4_000, everyMs: 1_000, isEventful: true };
const AT_ONCE: Speed = { delayMs: 0 };
/** An event may lead to another; no chain is this long. */
const MAX_ROUNDS = 20;

/** The provider's people: they see what customers did, and answer. Failures are logged and tried again. */
export function createDesk(options: DeskOptions): Desk {
  const { pace = NORMAL_PACE, log = writeLog, isManual = false, clock, ...rest } = options;
  const { db } = rest.database;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let billedOn = '';
  let closedOn = '';
  let working: Promise<void> = Promise.resolve();

  const contextAt = (now: Date, { delayMs, isEventful = false }: Speed) => ({
    db,
    platform: rest.platform,
    render: rest.render,
    portalOrigin: rest.portalOrigin,
    now,
    today: tokyoDate(now),
    delayMs,
    isEventful,
  });
  const work = async (speed: Speed): Promise<void> => {
    const { today, ...start } = contextAt(clock.now(), speed);
    // Once a day: a period ends at midnight in Tokyo.
    if (closedOn !== today && (await closeEndedOffers(db, today, log))) closedOn = today;
    // Once a day: between two midnights only new contracts lead to bills, and those are billed with the contract.
    if (!isManual && billedOn !== today && (await issueDueBills({ today, ...start }, log))) billedOn = today;
    const failed = new Set<number>();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const context = contextAt(clock.now(), speed);
      const events = (await pendingEvents(db, context.now, speed.delayMs)).filter(({ id }) => !failed.has(id));
      let isAnythingDone = false;
      for (const event of events) {
        const reaction = (isManual ? manualReactions : reactions)[event.kind];
        const result = await react(context, event, reaction, log);
        if (result === 'failed') failed.add(event.id);
        if (result === 'done') isAnythingDone = true;
      }
      if (!isAnythingDone) return;
    }
  };
  /** One at a time: a step waits for an automatic round in progress. */
  const enqueue = (speed: Speed): Promise<void> => {
    const next = working.then(() => work(speed));
    working = next.catch((error: unknown) => {
      log({ level: 'error', event: 'desk failed', ...describeError(error) });
    });
    return next;
  };
  const schedule = (): void => {
    timer = setTimeout(async () => {
      await enqueue(pace).catch(() => {});
      if (isRunning) schedule();
    }, pace.everyMs);
    // The desk alone does not keep the process alive.
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
    step: () => enqueue(AT_ONCE),
    confirm: async (event) => {
      await working;
      const reaction = waiting(reactions[event.kind]);
      return (await perform(contextAt(clock.now(), AT_ONCE), event, reaction)) === 'done';
    },
  };
}

async function react(
  context: DeskContext,
  event: ProviderEvent,
  reaction: Reaction,
  log: Log,
): Promise<'done' | 'taken' | 'failed'> {
  try {
    return await perform(context, event, reaction);
  } catch (error) {
    log({ level: 'error', event: 'desk reaction failed', kind: event.kind, ...describeError(error) });
    await countFailure(context.db, event);
    return 'failed';
  }
}

async function perform(
  context: DeskContext,
  event: ProviderEvent,
  { prepare, act }: Reaction,
): Promise<'done' | 'taken'> {
  await prepare?.(context, event);
  return context.db.transaction(async (tx) => {
    if (!(await claim(tx, event))) return 'taken';
    const platform = { ...context.platform, outbox: context.platform.outbox.within(tx) };
    await settle(tx, event, await act({ ...context, platform, db: tx }, event), context.now);
    return 'done';
  });
}
