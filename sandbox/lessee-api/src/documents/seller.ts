import { brand } from '@portal/platform/text/brand';

/** The provider, as it stands on its documents. Invented, like everything here; the bank and the number do not exist. */
export const seller = {
  companyName: brand.company,
  registrationNumber: 'T9234567890123',
  postalCode: '105-0011',
  address: ['東京都港区芝公園1丁目2番3号', 'サンプルタワー8階'],
  tel: '03-1234-5678',
  bankAccount: 'サンプル銀行 芝支店 普通 1234567 サンプル（カ',
} as const;

/** The provider, as the API names it beside a bill. */
export const issuer = { name: seller.companyName, registrationNumber: seller.registrationNumber };
