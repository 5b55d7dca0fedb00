export interface NewsText {
  readonly category: string;
  readonly title: string;
  readonly content: string;
}

const closing = '今後とも現場サポートポータルをよろしくお願いいたします。';

export const newsTexts: readonly [NewsText, ...NewsText[]] = [
  {
    category: 'アップデート情報',
    title: '駐車場探しの一覧で複数の言葉を組み合わせて検索できるようになりました',
    content: `現場名と住所を、空白で区切った複数の言葉で絞り込めるようになりました。\n\n例：豊洲 新築\n\n操作方法はご利用ガイドをご覧ください。\nhttps://support.example.jp/guide/search\n\n${closing}`,
  },
  {
    category: 'メンテナンス情報',
    title: '定期メンテナンスのお知らせ',
    content:
      '日頃よりご利用いただきありがとうございます。\n定期メンテナンスを実施いたしました。作業は予定どおり終了しています。\n\nご不便をおかけしましたことをお詫び申し上げます。',
  },
  {
    category: 'お知らせ',
    title: '年末年始の営業時間について',
    content:
      '誠に勝手ながら、12月29日から1月3日まで休業いたします。\n休業中にいただいたご依頼は、1月4日以降に順次対応いたします。',
  },
  {
    category: '障害対応',
    title: '【復旧済み】見積の通知メールが遅れて届く事象について',
    content:
      '見積の通知メールが最大で2時間ほど遅れて届く事象が発生していました。現在は復旧しています。\n\n対象：見積が届いたことをお知らせするメール\n原因：メール配信設備の一時的な負荷\n\nご迷惑をおかけしましたことを深くお詫び申し上げます。',
  },
  {
    category: 'アップデート情報',
    title: '請求書のダウンロードに対応しました',
    content: `請求の画面から、適格請求書（インボイス）の形式に対応した請求書をPDFでダウンロードできます。\n\n${closing}`,
  },
  {
    category: 'キャンペーン',
    title: '現場まわりのサポートサービスをまとめてお申し込みいただけます',
    content:
      'ごみの回収、警備員の手配、仮設トイレなど、現場まわりのサービスをご用意しています。\n詳しくは営業担当までお問い合わせください。',
  },
  {
    category: 'お知らせ',
    title: '2段階認証のご利用のお願い',
    content:
      'アカウントを安全にお使いいただくため、2段階認証の設定をお願いしています。\n\n設定は、画面右上のメニューから行えます。電話番号にSMSで届く6桁の確認コードを使います。',
  },
  {
    category: '障害対応',
    title: '【復旧済み】ファイルのアップロードに失敗する事象について',
    content:
      '一部のお客さまで、添付ファイルのアップロードに失敗する事象が発生していました。現在は復旧しています。\n\n対象時間：9時10分から9時45分まで',
  },
];

export const plannedMaintenance: NewsText = {
  category: 'メンテナンス情報',
  title: 'システムメンテナンス実施のお知らせ',
  content:
    '下記の期間、システムメンテナンスを実施いたします。期間中は、すべての画面をご利用いただけません。\n\nご不便をおかけしますが、ご理解とご協力をお願いいたします。',
};

export const homeAnnouncement: NewsText = {
  category: 'アップデート情報',
  title: 'ポータルが新しくなりました',
  content: `画面を見やすくし、スマートフォンでも使いやすくしました。\n変更点の一覧はこちらをご覧ください。\nhttps://support.example.jp/news/renewal\n\n${closing}`,
};

/** For the layout: a category without a badge and a title without a place to break. */
export const awkwardNews: NewsText = {
  category: 'セミナー・イベント・展示会',
  title: 'CONSTRUCTION-SITE-PARKING-AND-LOGISTICS-SEMINAR-2026-AUTUMN-EDITION 🅿️🚧 髙﨑会場のご案内',
  content:
    '会場：髙﨑市𠮷野ホール\n申し込み：https://seminar.example.jp/very-long-path/that-does-not-break/2026/autumn?from=portal&kind=news',
};
