import type { Db } from '@portal/lessee-api/database/database';
import type { Render } from '@portal/lessee-api/documents/renderers';
import type { Platform } from '@portal/lessee-api/platform';
import type { Outcome, ProviderEvent } from './event.ts';

export interface DeskContext {
  /** In `act`: the transaction in which the event is marked. */
  readonly db: Db;
  readonly platform: Platform;
  readonly render: Render;
  readonly portalOrigin: string;
  readonly now: Date;
  /** Today in Tokyo. */
  readonly today: string;
  /** How long the people take between one thing and the next. */
  readonly delayMs: number;
  /** Whether things sometimes go wrong, as they really do: orders stall, offers are withdrawn. */
  readonly isEventful: boolean;
}

export interface Reaction {
  /** Slow work that may be repeated: no transaction is open yet, and no other desk has to wait. */
  prepare?(context: DeskContext, event: ProviderEvent): Promise<void>;
  /**
   * All or nothing, together with the mark on the event. Mails are part of the transaction where they are queued in the
   * database; the sandbox sends them before the mark is saved, and after a crash in between twice.
   */
  act(context: DeskContext, event: ProviderEvent): Promise<Outcome>;
}

/** The first look usually sends a mail; what follows from the event is done some seconds later. */
export const isFirstLook = (event: ProviderEvent): boolean => event.dueAt === null;

/** A step does not wait: `delayMs` is 0, and the second look follows at once. */
export const later = ({ now, delayMs }: DeskContext, times = 1): { again: Date } => ({
  again: new Date(now.getTime() + times * delayMs),
});
