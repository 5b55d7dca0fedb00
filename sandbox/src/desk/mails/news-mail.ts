import type { Mail } from '@portal/lessee-api/platform';
import { formatInstant } from '@portal/platform/text';
import { facts, letter, type Recipient } from './letter.ts';

interface PublishedNews {
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly link: string;
}

export const newsMail = (recipient: Recipient, news: PublishedNews): Mail =>
  letter(recipient, {
    title: news.title,
    paragraphs: [
      facts([
        ['カテゴリー', news.category],
        ['期間', periodOf(news)],
      ]),
      news.content,
      'このメールは、次のページのお知らせと同じ内容です。メールの受け取り方は、「メール通知の設定」で変更できます。',
    ],
    link: news.link,
  });

const periodOf = ({ startAt, endAt }: PublishedNews): string | null =>
  startAt && endAt ? `${formatInstant(startAt.toISOString())}〜${formatInstant(endAt.toISOString())}` : null;
