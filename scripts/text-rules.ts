const LONGEST_SENTENCE = 60;

const hasLongSentence = (text: string): boolean =>
  text.split('。').some((sentence) => [...sentence].length > LONGEST_SENTENCE);
const matches = (pattern: RegExp) => (text: string) => pattern.test(text.replaceAll(/\{\w+\}/g, ''));

/** Words that gave way to another one (docs/writing-rules.md#glossary), in a text or in the source of one. */
export const RETIRED =
  /探索|オプション|未回答|契約依頼済み|見積一覧|絞り込みを解除|検索条件をクリア|サービス会社|弊社|請求番号|合計賃料|所在地|月額賃料|確認コード|駐車場探し(?!のご?依頼|を依頼)/u;

/** An application is made, not requested. The related search keeps its name. */
export const asksInApplication = (text: string): boolean => /依頼/.test(text.replaceAll('駐車場探しの依頼', ''));

/** The writing rules (docs/writing-rules.md), as far as a pattern can check them. */
export const TEXT_RULES: readonly (readonly [rule: string, isBroken: (text: string) => boolean])[] = [
  ['a sentence has sixty characters at most', hasLongSentence],
  ['digits and letters are narrow, symbols wide', matches(/[Ａ-Ｚａ-ｚ０-９ｦ-ﾟ]|[?!]|[(),](?=[^\d\s])/u)],
  ['〜 is U+301C', matches(/\uFF5E/)],
  ['no exclamation marks, no excessive politeness', matches(/！|させていただ|になられ/)],
  ['long vowels are written', matches(/(?:ユーザ|サーバ|ブラウザ|フォルダ|カテゴリ)(?!ー)/)],
  ['one word for one thing', matches(/サインイン|Eメール|電子メール|二要素|多要素|ワンタイム|車種|課金|ニュース/)],
  ['no word that gave way to another', matches(RETIRED)],
  ['one spelling', matches(/下さい|出来る|頂|問合せ|問い合せ|申込み|取消し|見積も?り/)],
  ['an error says what helps', matches(/(?:不正|無効|エラー)です。?$/)],
];
