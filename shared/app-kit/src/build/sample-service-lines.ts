import type { RequestService } from '@portal/contract/option';

/** What the sandbox's provider promises with each service; a real one says it in its environment's file. */
export const SAMPLE_SERVICE_LINES: Readonly<Record<RequestService, string>> = {
  roadPermit: '警察署への申請を代行します。',
  guard: '交通誘導や夜間の警備を手配します。',
  greeting: '着工前に近隣のお宅を訪問します。',
  keyExchange: '仮設錠を本設の鍵に交換します。',
  manual: '設備の説明書を1冊にまとめます。',
  inspection: '竣工検査などに立ち会います。',
  office: '近くの部屋を事務所に手配します。',
  containerOffice: '設置から撤去まで行います。',
  rental: '机や複合機などを貸し出します。',
  land: '仮設や迂回路の土地を手配します。',
  storage: '鉄骨や足場材の置き場を探します。',
  wire: '電線の移設や防護に立ち会います。',
  bailiff: '残置物の催告などを手配します。',
  tour: '受付や案内板、テントを用意します。',
  weed: '搬入路の雪かきや草刈りを行います。',
  other: '内容を文章でお知らせください。',
};
