import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

/** For the stories of the kit: values as customers really have them, and the longest of each. */
export const LONG_COMPANY =
  '特定建設工事共同企業体　東日本高速道路・渡邉齋藤組・ヴェルサイユインターナショナルデベロップメントホールディングス（新宿駅西口地区）';
export const LONG_ADDRESS =
  '京都府京都市上京区智恵光院通り芦山寺上る西入西社町一丁目２３４番地５６７号　グランドメゾン智恵光院ヒルズアネックス１２３４５号室';
/** A word that cannot be broken. */
export const UNBREAKABLE = 'ABCDEFGH12'.repeat(12);
/** A family, a flag, a letter whose mark is a character of its own, a variant of a letter. */
export const MARKS = '👨‍👩‍👧‍👦🇯🇵 か\u3099く 葛󠄀城市 𠮷野家前';
export const LONG_SENTENCE =
  'ご依頼の内容を確認した結果、ご希望の期間にご利用いただける駐車場が近くに見つからなかったため、範囲を徒歩十五分まで広げて引き続きお探ししています。見つかり次第、ご登録のメールアドレスにご連絡します。';
/** As long as a file system allows. */
export const LONG_FILE_NAME = `${'新宿駅西口地区第一種市街地再開発事業施設建築物新築工事_駐車場配置図面一式_'.repeat(7).slice(0, 251)}.pdf`;

interface HeldProps<Value> {
  from: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a field, as its page does. */
export function Held<Value>({ from, children }: HeldProps<Value>) {
  const [value, setValue] = useState(from);
  return children(value, setValue);
}

/** A press that runs for as long as the story is shown. */
export const forever = () => new Promise<never>(() => undefined);
export const nothing = () => undefined;

/** What a story that acts on itself (`play`) is given. */
export interface Acting {
  /** Finds what is in the story, as Testing Library does. */
  canvas: Screen;
  userEvent: UserEvent;
}
