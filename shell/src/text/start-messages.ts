/** The texts of the first files: the login, the footer, and the screens that replace a page. */
export const startMessages = {
  'app.copyright': '© {year} {company}',
  'app.startFailedTitle': 'サービスを開始できませんでした',
  'app.startFailedBody':
    '画面の設定を読み込めませんでした。再読み込みしても直らない場合は、サポート窓口にお問い合わせください。',
  'footer.terms': '利用規約',
  'footer.privacy': 'プライバシーポリシー',
  'footer.support': 'お問い合わせ',
  'footer.licenses': 'ライセンス情報',
  'footer.analytics': '利用状況の計測',
  'login.forgot': 'パスワードをお忘れの方',
  'login.toEntry': '初めてご利用の方はこちら（利用申し込み）',
  'login.mfaLost': '電話番号が使えない方',
  'login.returnNotice': 'ログインすると、元のページに戻ります。',
  'crash.title': '500 : Internal Server Error',
  'crash.body': '予期しないエラーが発生しました。',
  'crash.toTop': 'トップページへ',
} as const;
