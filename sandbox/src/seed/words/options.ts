import type { RequestService } from '@portal/contract/option';

/** Names that people give to an application for a service. */
export const servicePurposes: Record<RequestService, readonly [string, ...string[]]> = {
  roadPermit: ['道路使用許可（クレーン作業）', '道路使用許可（夜間の搬入）'],
  guard: ['交通誘導警備員の手配', '夜間警備員の手配'],
  greeting: ['着工前の近隣あいさつ', '夜間作業の近隣説明'],
  keyExchange: ['引き渡し前の鍵交換', '仮設錠の取り外し'],
  manual: ['設備取扱説明書の作成', '空調設備の取扱説明書'],
  inspection: ['竣工検査の立ち会い', '消防検査の立ち会い'],
  office: ['現場事務所の手配', '工事事務所の移設'],
  containerOffice: ['コンテナオフィス2棟', 'コンテナオフィスの撤去'],
  rental: ['複合機と机のレンタル', '大型モニターのレンタル'],
  land: ['資材ヤード用地の手配', '詰所用地の手配'],
  storage: ['鉄骨の資材置き場', '型枠材の資材置き場'],
  wire: ['電線移設の立ち会い', '引込線防護の立ち会い'],
  bailiff: ['残置物の催告の手配', '執行官立ち会いの手配'],
  tour: ['近隣向け現場見学会', '学生向け現場見学会'],
  weed: ['敷地内の除草', '搬入路の除雪'],
  other: ['喫煙所の設置', '仮囲いへの掲示'],
};

export const otherRequests: readonly [string, ...string[]] = [
  '仮囲いに近隣小学校の児童の絵を掲示したいので、印刷と取り付けをお願いします。',
  '屋外喫煙所を1か所設け、灰皿と掲示を用意してください。',
  '現場入口の床面に、歩行者用の誘導シール（👣）を貼ってください。',
];

export const optionRemarks: readonly [string, ...string[]] = [
  '',
  '',
  '',
  '作業は平日の9時から17時のあいだにお願いします。',
  '担当の髙﨑（たかさき）まで、前日の15時までにお電話ください。',
  '搬入口は敷地の北側です。\n4トン車まで入れます。',
  '見積書の宛名は「㈱髙島建設 関西支店」でお願いします。',
  '参考：https://example.jp/site/instructions/very-long-path-without-any-break/2026/north-gate-delivery-manual.pdf',
];
