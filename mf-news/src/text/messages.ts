/** The Japanese texts of this area; wording: docs/writing-rules.md. */
export const messages = {
  'news.title': 'お知らせ',
  'news.detailTitle': 'お知らせの詳細',
  'news.columnCategory': 'カテゴリー',
  'news.columnTitle': 'タイトル',
  'news.columnDate': '受信日',
  'news.unread': '未読',
  'news.empty': 'お知らせはありません。',
  'news.next': '次の25件',
  'news.previous': '前の25件',
  'news.back': 'お知らせ一覧に戻る',
  'news.createdAt': '配信日',
  'news.notFound': 'お知らせが見つかりませんでした。掲載が終了した可能性があります。',
} as const;
