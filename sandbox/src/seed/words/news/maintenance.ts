import { brand } from '@portal/platform/text/brand';
import type { NewsText } from './news-text.ts';

/** The subject of the monthly maintenance, and what customers notice of it. */
export const maintenanceWorks: readonly [string, string][] = [
  ['データベースの更新', '作業中は、すべての画面をご利用いただけません。'],
  ['地図データの更新', '作業中は、地図の表示に時間がかかることがあります。'],
  ['メール配信設備の増強', '作業中に送信されるメールは、終了後に順に配信します。'],
  ['請求書の作成機能の改良', '作業中は、請求書をダウンロードできません。'],
  ['セキュリティー証明書の更新', '作業中に、数秒のあいだ接続が切れることがあります。'],
  ['検索機能の高速化', '作業中は、一覧の検索結果が最新でないことがあります。'],
];

/** Under way at the moment, without any effect for customers. */
export const plannedMaintenance: NewsText = {
  category: 'メンテナンス情報',
  title: '地図サービスのメンテナンスのお知らせ',
  content:
    '次の期間、地図サービスのメンテナンスを実施します。\n\n期間中は、地図の表示に時間がかかることがあります。依頼、見積への回答、請求書のダウンロードは、通常どおりご利用いただけます。',
};

export const homeAnnouncement: NewsText = {
  category: 'アップデート情報',
  title: 'ポータルが新しくなりました',
  content: `画面を見やすくし、スマートフォンでも使いやすくしました。\n変更点の一覧は、次のページをご覧ください。\nhttps://support.example.jp/news/renewal\n\n今後とも${brand.name}をよろしくお願いいたします。`,
};

/** For the layout: a category without a badge, and a title that cannot wrap. */
export const awkwardNews: NewsText = {
  category: 'セミナー・イベント・展示会',
  title: 'CONSTRUCTION-SITE-PARKING-AND-LOGISTICS-SEMINAR-AUTUMN-EDITION 🅿️🚧 髙﨑会場のご案内',
  content:
    '会場：髙﨑市𠮷野ホール（主催：㈱髙島建設）\n申し込み：https://seminar.example.jp/very-long-path/that-does-not-break/autumn?from=portal&kind=news',
};
