export const buildings: readonly [string, ...string[]] = [
  'タワー',
  '中央ビル',
  '総合病院',
  '小学校',
  '市民会館',
  '物流センター',
  'ショッピングモール',
  '駅前再開発ビル',
  '浄水場',
  '高架橋',
  '共同住宅',
  'データセンター',
];

export const works: readonly [string, ...string[]] = [
  '新築工事',
  '改修工事',
  '解体工事',
  '耐震補強工事',
  '外壁修繕工事',
  '設備更新工事',
  '電気設備工事',
  '造成工事',
];

/** Names and addresses that may break a layout, a sort order or a font. */
export const awkwardNames: readonly string[] = [
  '豊洲ABCタワー新築工事',
  '髙﨑𠮷野家ビル改修工事（㈱髙島﨑建設）',
  '🏗️ 臨海副都心 橋梁補修工事 👷‍♀️',
  'TOYOSU-WATERFRONT-INTERNATIONAL-LOGISTICS-AND-CONFERENCE-CENTER-NORTH-ANNEX新築工事',
  '東京国際空港第二ターミナルビル国際線旅客取扱施設増築及び既存棟改修その他工事（第Ⅲ期・夜間作業あり・機械設備）',
  'ﾊﾝｶｸｶﾅﾋﾞﾙ 設備更新工事 100%_\\記号',
  '鷗外通り地下歩道 葛󠄀飾側 補強工事',
  'あ',
];

export const remarks: readonly [string, ...string[]] = [
  '',
  '',
  '',
  '平日8時から18時まで使用します。',
  '入口の高さが2.5メートル以上ある駐車場を希望します。',
  '現場まで徒歩10分以内だと助かります。\n難しい場合はご相談ください。',
  '工程により期間を延長することがあります。',
  '現場責任者は髙﨑（携帯：090-0000-0000）です。㈱𠮷野組と共同で使用します。',
  '案内図：https://example.jp/construction/toyosu/access-map/2026/north-gate-and-south-gate-with-detour-route.html',
  '🚚 4トン車が1台、毎朝6時30分ごろに入ります。🙏',
];
