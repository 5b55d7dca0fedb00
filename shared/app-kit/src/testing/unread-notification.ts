import type { Notification } from '@portal/contract/notification';
import type { FakeApi } from './fake-api.ts';

/** One that nobody has read. */
export const unread = (notification: Pick<Notification, 'id' | 'kind'> & Partial<Notification>): Notification => ({
  occurredAt: '2026-11-27T01:12:00.000Z',
  isRead: false,
  order: null,
  parkingName: null,
  billingDate: null,
  title: null,
  ...notification,
});

/** A host with one notification, until it is read. That there is one is told by the count, which the header reads. */
export function unreadNotification(notification: Parameters<typeof unread>[0]): FakeApi {
  const one = unread(notification);
  let isRead = false;
  return {
    'GET /notifications': () => ({
      data: isRead ? [] : [one],
      pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: isRead ? 0 : 1 },
      asOf: one.occurredAt,
    }),
    'PUT /notifications/read': () => {
      isRead = true;
      return {};
    },
  };
}
