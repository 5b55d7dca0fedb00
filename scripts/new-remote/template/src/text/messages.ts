/** The Japanese texts of this area; wording: docs/writing-rules.md. */
export const messages = {
  'sample.title': '見本',
  'sample.columnTitle': 'タイトル',
  'sample.columnDate': '日付',
  'sample.empty': '表示できるデータはありません。',
} as const;
