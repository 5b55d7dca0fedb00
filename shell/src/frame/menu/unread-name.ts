import { t } from '#text/t.ts';

/** The name of a link with what is unread behind it; beyond 99 as the badge says it. */
export function unreadName(label: string, count: number): string | undefined {
  if (count === 0) return undefined;
  return count > 99 ? t('nav.unreadMany', { label }) : t('nav.unread', { label, count });
}
