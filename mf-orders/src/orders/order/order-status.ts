import type { Order } from '@portal/contract/order';
import type { Tone } from '@portal/ui';
import type { PlainMessageKey } from '#text/t.ts';

/** How a status is shown. */
export interface StatusLook {
  label: PlainMessageKey;
  tone: Tone;
}

/** Amber asks for the customer's answer, blue is in progress, green is settled, grey needs nothing. */
export const ORDER_STATUS_LOOK: Record<Order['status'], StatusLook> = {
  unanswered: { label: 'order.statusUnanswered', tone: 'warn' },
  uncontracted: { label: 'order.statusUncontracted', tone: 'info' },
  contracted: { label: 'order.statusContracted', tone: 'ok' },
  waitingQuote: { label: 'order.statusWaitingQuote', tone: 'neutral' },
  searching: { label: 'order.statusSearching', tone: 'neutral' },
  searchStopped: { label: 'order.statusSearchStopped', tone: 'neutral' },
  closed: { label: 'order.statusClosed', tone: 'neutral' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};
