import type { News, NewsListItem } from '@portal/contract/news';

/** How many news home shows. */
export const HOME_NEWS = 3;

export type HomeNewsItem = Pick<NewsListItem, 'id' | 'category' | 'title' | 'createdAt'>;

/** The newest, with the item that the provider shows on home in any case; newest first. */
export function homeNews(shown: News | null, newest: readonly HomeNewsItem[]): HomeNewsItem[] {
  const others = newest.filter(({ id }) => id !== shown?.id);
  return [...(shown ? [shown] : []), ...others]
    .slice(0, HOME_NEWS)
    .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
}
