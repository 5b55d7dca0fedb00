import { describeError, type Log } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import type { Clock } from '#platform/platform.ts';
import { settle, takeDue } from './queue.ts';
import type { MailService } from './smtp.ts';

const LOOK_EVERY_MS = 2_000;

interface DeliveryOptions {
  readonly database: Database;
  readonly service: Pick<MailService, 'send'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends the mails that are due, one by one. Stops when none is left, and when the mail server is away. */
export async function deliverDue(options: DeliveryOptions, isStopped: () => boolean = () => false): Promise<void> {
  const { database, service, clock, log } = options;
  while (!isStopped()) {
    const mail = await takeDue(database.db, clock.now());
    if (mail === null) return;
    const outcome = await service.send(mail);
    const isDead = await settle(database.db, mail, outcome, clock.now());
    if (outcome.kind === 'sent') continue;
    const event = isDead ? 'mail given up' : 'mail not sent';
    // Only the server's number: its words may repeat the address.
    log({
      level: isDead ? 'error' : 'warn',
      event,
      mail: mail.id,
      attempts: mail.attempts,
      reply: numberOf(outcome.reply),
    });
    if (outcome.kind === 'later' && outcome.isAway) return;
  }
}

const numberOf = (reply: string): string => /^\d{3}/.exec(reply)?.[0] ?? reply;

/** Starts the delivery; returns the function that stops it, which waits for the mail in hand. */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  let isStopped = false;
  let round = Promise.resolve();
  let isRunning = false;
  const look = (): void => {
    if (isRunning) return;
    isRunning = true;
    round = deliverDue(options, () => isStopped)
      .catch((error: unknown) => options.log({ level: 'error', event: 'mails failed', ...describeError(error) }))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
