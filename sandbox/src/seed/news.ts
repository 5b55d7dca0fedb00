import { addDays, inTokyo } from '#api/billing/day.ts';
import type { Db } from '#database/database.ts';
import { news, newsMarks } from '#database/schema/news.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { Random } from './random.ts';
import { awkwardNews, homeAnnouncement, type NewsText, newsTexts, plannedMaintenance } from './words/news.ts';

type NewsRow = typeof news.$inferInsert;

const NEWS_COUNT = 120;
/** How many of the newest stay unread for a reader who comes often. */
const UNREAD_COUNT = 4;

/** The newest first. Both with the home flag are shown at home in turn: the newer one until it is switched off. */
export function makeNews(today: string, random: Random): NewsRow[] {
  return Array.from({ length: NEWS_COUNT }, (_, index) => {
    const itemRandom = random.fork(String(index));
    // Some come on the same minute, so that only the id tells which is first.
    const createdAt = inTokyo(
      addDays(today, -1 - Math.floor(index / 3) * 18),
      index % 3 === 0 ? '15:00:00.000' : '09:30:00.000',
    );
    const isMaintenance = index === 0;
    return {
      id: itemRandom.id(),
      ...textOf(index, itemRandom),
      createdAt,
      publishedAt: createdAt,
      startAt: isMaintenance ? inTokyo(addDays(today, 9), '22:00:00.000') : null,
      endAt: isMaintenance ? inTokyo(addDays(today, 10), '05:00:00.000') : null,
      isHomeDisplay: isMaintenance || index === 3,
    };
  });
}

function textOf(index: number, random: Random): NewsText {
  if (index === 0) return plannedMaintenance;
  if (index === 1) return awkwardNews;
  if (index === 3) return homeAnnouncement;
  return random.pick(newsTexts);
}

/** Readers have read all but the newest. */
export async function insertNews(db: Db, rows: NewsRow[], readerIds: readonly string[]): Promise<void> {
  await bulkInsert(db, news, rows);
  const marks = readerIds.flatMap((contactId) =>
    rows.slice(UNREAD_COUNT).map(({ id, createdAt }) => ({ contactId, newsId: id, readAt: createdAt })),
  );
  await bulkInsert(db, newsMarks, marks);
}
