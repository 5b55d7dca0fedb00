import type { Db } from '@portal/lessee-api/database/database';
import type { Platform } from '@portal/lessee-api/platform';
import type { Outcome, ProviderEvent } from './event.ts';

export interface DeskContext {
  /** In `act`: the transaction in which the event is marked. */
  readonly db: Db;
  readonly platform: Platform;
  readonly portalOrigin: string;
  readonly now: Date;
  /** In Tokyo. */
  readonly today: string;
  /** How long the people take from one thing to the next. */
  readonly delayMs: number;
  /** Whether things go wrong now and then, as they do in reality: orders stall, offers are withdrawn. */
  readonly isEventful: boolean;
}

export interface Reaction {
  /** What takes long and may be repeated: no transaction is open yet, and no other desk is kept waiting. */
  prepare?(context: DeskContext, event: ProviderEvent): Promise<void>;
  /**
   * All or nothing, with the mark on the event. Mails are sent in here, before the mark is safe: after a crash in
   * between they come twice, which is better than not at all.
   */
  act(context: DeskContext, event: ProviderEvent): Promise<Outcome>;
}

/** A first look sends a mail as a rule; what follows from the event is done some seconds later. */
export const isFirstLook = (event: ProviderEvent): boolean => event.dueAt === null;

/** At a step there is no waiting, `delayMs` is 0, and the second look follows at once. */
export const later = ({ now, delayMs }: DeskContext, times = 1): { again: Date } => ({
  again: new Date(now.getTime() + times * delayMs),
});
