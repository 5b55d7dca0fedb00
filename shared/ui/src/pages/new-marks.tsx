import type { Notification } from '@portal/contract/notification';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { newsQueries } from '@portal/queries/news';
import { markRead, notificationQueries } from '@portal/queries/notification';
import { useEffect, useState } from 'react';
import { StatusBadge, VisuallyHidden } from '../kit/index.ts';

/** The host takes no more; the others follow when these are read. */
const READ_AT_ONCE_MAX = 100;

const NONE: readonly Notification[] = [];

/** What is unread; asked for only where the count says that there is something. A failure only leaves the marks out. */
function useUnread(): readonly Notification[] {
  const hasNotifications = useFeatures().includes('notifications');
  // The header reads it, on every page.
  const { data: counts } = useQuery({ ...newsQueries.unreadCount(), enabled: false });
  const isAsked = hasNotifications && (counts?.notificationCount ?? 0) > 0;
  const { data } = useQuery({ ...notificationQueries.unread(), enabled: isAsked, meta: { dialog: false } });
  return (isAsked && data) || NONE;
}

type Test = (notification: Notification) => boolean;

/**
 * 新着 on what has come since the last visit, after its name: it comes late, and moves nothing there. It stays for as long as it is on screen, although it is read by then.
 */
export const NewMark = ({ isThis }: { isThis: Test }) =>
  useIsNew(isThis) ? <StatusBadge tone="bad">{t('common.new')}</StatusBadge> : null;

/** 新着 for the tab that leads there, where it is heard: the tab draws a dot. */
export const NewTabMark = ({ isThis }: { isThis: Test }) =>
  useIsNew(isThis) ? <VisuallyHidden>{t('common.new')}</VisuallyHidden> : null;

function useIsNew(isThis: Test): boolean {
  const isUnread = useUnread().some(isThis);
  const [isNew, setIsNew] = useState(isUnread);
  if (isUnread && !isNew) setIsNew(true);
  return isNew;
}

/** A customer who sees these has read them: called where they are shown, so that their marks are seen first. */
export function useMarkReadOnScreen(isHere: Test): void {
  const client = useQueryClient();
  const ids = useUnread()
    .filter(isHere)
    .slice(0, READ_AT_ONCE_MAX)
    .map(({ id }) => id)
    .join(',');
  useEffect(() => {
    // The customer asked for nothing: what fails is unread at the next visit.
    if (ids) markRead(client, { ids: ids.split(',') }).catch(() => undefined);
  }, [client, ids]);
}
