import { bulkInsert } from '@portal/lessee-api/database/bulk-insert';
import type { Db } from '@portal/lessee-api/database/database';
import { news, newsMarks } from '@portal/lessee-api/database/schema/news';
import { addDays, addMonths, firstOfMonth, inTokyo, monthOf, yearOf } from '@portal/platform/text';
import { createRandom } from '#random/random.ts';
import { incidents } from './words/news/incidents.ts';
import { awkwardNews, homeAnnouncement, maintenanceWorks, plannedMaintenance } from './words/news/maintenance.ts';
import type { NewsText } from './words/news/news-text.ts';
import { closings, notices } from './words/news/notices.ts';
import { events, offers } from './words/news/offers.ts';
import { updates } from './words/news/updates.ts';

type NewsRow = typeof news.$inferInsert;

const NEWS_COUNT = 120;
/** How many of the newest stay unread for a frequent reader. */
const UNREAD_COUNT = 4;
const MONTHS = 24;

/** Newest first. Home shows the two flagged ones in turn: the newer one until it is hidden. */
export function makeNews(today: string): NewsRow[] {
  const dated = [...specials(today), ...datedByCalendar(today)];
  return [...dated, ...spread(today, NEWS_COUNT - dated.length)]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((row, index) => ({ id: createRandom(`news/${index}`).id(), publishedAt: row.createdAt, ...row }));
}

type Dated = Omit<NewsRow, 'id' | 'createdAt'> & { createdAt: Date };

const plain = (text: NewsText, createdAt: Date): Dated => ({
  ...text,
  createdAt,
  startAt: null,
  endAt: null,
  isHomeDisplay: false,
});

function specials(today: string): Dated[] {
  const yesterday = addDays(today, -1);
  return [
    {
      ...plain(plannedMaintenance, inTokyo(yesterday, '15:00:00.000')),
      startAt: inTokyo(yesterday, '22:00:00.000'),
      endAt: inTokyo(addDays(today, 1), '05:00:00.000'),
      isHomeDisplay: true,
    },
    plain(awkwardNews, inTokyo(yesterday, '09:30:00.000')),
    { ...plain(homeAnnouncement, inTokyo(addDays(today, -12), '10:00:00.000')), isHomeDisplay: true },
  ];
}

/** The monthly maintenance, each announced a week ahead, and the holidays of the last two years. */
function datedByCalendar(today: string): Dated[] {
  const months = Array.from({ length: MONTHS + 1 }, (_, back) => addMonths(firstOfMonth(today), -back));
  const maintenance = months.map((first, index) => maintenanceOf(first, index));
  const years = [0, 1, 2].map((back) => yearOf(today) - back);
  const holidays = years.flatMap((year) =>
    closings.map(({ announcedOn, ...text }) =>
      plain({ category: 'お知らせ', ...text }, inTokyo(`${year}-${announcedOn}`, '10:00:00.000')),
    ),
  );
  const from = inTokyo(addDays(today, -MONTHS * 30));
  return [...maintenance, ...holidays].filter(({ createdAt }) => createdAt >= from && createdAt < inTokyo(today));
}

function maintenanceOf(firstOfMonth: string, index: number): Dated {
  const night = addDays(firstOfMonth, 17);
  const [work, effect] = maintenanceWorks[index % maintenanceWorks.length] ?? ['', ''];
  const text = {
    category: 'メンテナンス情報',
    title: `${monthOf(night)}月の定期メンテナンスのお知らせ（${work}）`,
    content: `次の時間に、定期メンテナンスを実施します。\n\n作業の内容：${work}\n影響：${effect}\n\nご不便をおかけしますが、ご理解をお願いいたします。`,
  };
  return {
    ...plain(text, inTokyo(addDays(night, -7), '14:00:00.000')),
    startAt: inTokyo(night, '22:00:00.000'),
    endAt: inTokyo(addDays(night, 1), '02:00:00.000'),
  };
}

/**
 * The rest, spread evenly over the two years and mixed by kind; some share a minute, so that only the id decides which
 * is first.
 */
function spread(today: string, count: number): Dated[] {
  const kinds = [updates, notices, incidents, updates, notices, offers, events];
  const taken = new Map<readonly NewsText[], number>();
  const texts: NewsText[] = [];
  for (let turn = 0; texts.length < count; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? updates;
    const next = taken.get(kind) ?? 0;
    taken.set(kind, next + 1);
    const text = kind[next];
    if (text) texts.push(text);
    if (turn > 10 * NEWS_COUNT) throw new Error(`${count - texts.length} news texts are missing.`);
  }
  const days = (MONTHS * 30) / count;
  return texts.map((text, index) =>
    plain(text, inTokyo(addDays(today, -2 - Math.floor(Math.floor(index / 2) * 2 * days)), '09:30:00.000')),
  );
}

/** Readers have read all but the newest. */
export async function insertNews(db: Db, rows: NewsRow[], readerIds: readonly string[]): Promise<void> {
  await bulkInsert(db, news, rows);
  const marks = readerIds.flatMap((contactId) =>
    rows.slice(UNREAD_COUNT).map(({ id, createdAt }) => ({ contactId, newsId: id, readAt: createdAt })),
  );
  await bulkInsert(db, newsMarks, marks);
}
