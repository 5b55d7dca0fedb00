import type { Notification, NotificationKind } from '@portal/contract/notification';
import { fillPath } from '@portal/contract/values/path';
import { monthOf } from '@portal/platform/text';
import { billPath } from '#rows/bill-path.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

export const KIND_LABELS: Readonly<Record<NotificationKind, PlainMessageKey>> = {
  estimate: 'notifications.kindEstimate',
  contractPaper: 'notifications.kindContractPaper',
  bill: 'notifications.kindBill',
  news: 'notifications.kindNews',
};

interface NotificationText {
  /** The name of the site or of the news item. */
  title: string;
  /** What has happened; news say it themselves. */
  event: string | null;
  /** null where the host does not say enough to lead there. */
  to: string | null;
}

/** `canSearchBills`: a bill is found by its number; otherwise its month leads to it. */
export function notificationText(notification: Notification, canSearchBills: boolean): NotificationText {
  const { kind, id, order, parkingName, billingDate, title } = notification;
  switch (kind) {
    case 'estimate':
    case 'contractPaper': {
      const event = t(`notifications.${kind}`);
      const path = kind === 'estimate' ? '/order/:id' : '/order/:id/contract';
      return {
        title: order?.name || t('common.unknown'),
        event: parkingName ? t('notifications.ofLot', { lot: parkingName, event }) : event,
        to: order && fillPath(path, { id: order.id }),
      };
    }
    case 'bill': {
      const event = t('notifications.bill');
      const month = billingDate ? monthOf(billingDate) : null;
      return {
        title: order ? order.name || t('common.unknown') : t('notifications.consolidatedBill'),
        event: month === null ? event : t('notifications.ofMonth', { month, event }),
        to: billPath(notification, canSearchBills),
      };
    }
    case 'news':
      return { title: title || t('common.unknown'), event: null, to: fillPath('/news/:id', { id }) };
  }
}
