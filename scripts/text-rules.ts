const LONGEST_SENTENCE = 60;

const hasLongSentence = (text: string): boolean =>
  text.split('。').some((sentence) => [...sentence].length > LONGEST_SENTENCE);
const matches = (pattern: RegExp) => (text: string) => pattern.test(text.replaceAll(/\{\w+\}/g, ''));

/** The writing rules (docs/writing-rules.md), as far as a pattern can check them. */
export const TEXT_RULES: readonly (readonly [rule: string, isBroken: (text: string) => boolean])[] = [
  ['a sentence has sixty characters at most', hasLongSentence],
  ['digits and letters are narrow, symbols wide', matches(/[Ａ-Ｚａ-ｚ０-９ｦ-ﾟ]|[?!]|[(),](?=[^\d\s])/u)],
  ['〜 is U+301C', matches(/\uFF5E/)],
  ['no exclamation marks, no excessive politeness', matches(/！|させていただ|になられ/)],
  ['long vowels are written', matches(/(?:ユーザ|サーバ|ブラウザ|フォルダ|カテゴリ)(?!ー)/)],
  ['one word for one thing', matches(/サインイン|Eメール|電子メール|二要素|多要素|ワンタイム|車種|課金|ニュース/)],
  ['one spelling', matches(/下さい|出来る|頂|問合せ|問い合せ|申込み|取消し|見積も?り/)],
  ['an error says what helps', matches(/(?:不正|無効|エラー)です。?$/)],
];
