import type { Bill } from '../bill.ts';
import type { ConsolidatedBillInput } from '../consolidated-bill.ts';
import type { ContractInput } from '../contract.ts';
import type { EstimatesInput } from '../estimates.ts';

export const sampleBill: Bill = {
  number: '202611-000042',
  addressee: { companyName: '㈱髙島﨑建設', department: '首都圏第一工事部', personName: '𠮷田 花子' },
  subject: '豊洲ABCタワー新築工事🏗️',
  parkingName: '豊洲第一駐車場',
  parkingAddress: '東京都江東区豊洲3丁目2-20',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  billingDate: '2026-11-01',
  paymentDueDate: '2026-11-30',
  lines: [
    { description: '駐車場利用料', quantity: 3, unitPrice: 22_000 },
    { description: '契約事務手数料', quantity: 1, unitPrice: 5_555 },
  ],
};

/** So many bills whose taxes, each rounded by itself, are less than the tax on their sum. */
export const sampleConsolidatedBill = (count: number): ConsolidatedBillInput => ({
  number: 'G202611-000007',
  addressee: { companyName: '東海道建設㈱', department: null, personName: null },
  year: 2026,
  month: 11,
  startDate: '2026-10-21',
  closingDate: '2026-11-20',
  paymentDueDate: '2026-12-31',
  bills: Array.from({ length: count }, (_, index) => ({
    number: `202611-${String(index + 101).padStart(6, '0')}`,
    siteName: `第${index + 1}現場𠮷野ビル改修`,
    parkingName: `豊洲第${index + 1}駐車場`,
    startDate: '2026-10-21',
    endDate: '2026-11-20',
    lines: [{ description: '駐車場利用料', quantity: 1, unitPrice: 20_009 }],
  })),
});

export const sampleEstimates = (count: number): EstimatesInput => ({
  number: 'M202611-000042',
  addressee: sampleBill.addressee,
  siteName: '豊洲ABCタワー新築工事🏗️',
  siteAddress: '東京都江東区豊洲3丁目2-20',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  numberOfCars: 3,
  automobileType: 'TRUCK_2T',
  issuedOn: '2026-11-20',
  validUntil: '2026-12-20',
  estimates: Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    number: `M202611-000042-${index + 1}`,
    parkingName: `豊洲第${index + 1}駐車場`,
    address: `東京都江東区豊洲${index + 1}丁目1-1`,
    minutesOnFoot: index,
    monthlyRent: 21_555 + index,
    vacancy: 4 - index,
  })),
});

export const sampleContract: ContractInput = {
  number: 'K202611-000042',
  issuedOn: '2026-11-22',
  lessee: { companyName: '㈱髙島﨑建設', department: '首都圏第一工事部' },
  siteName: '豊洲ABCタワー新築工事🏗️',
  siteAddress: '東京都江東区豊洲3丁目2-20',
  parkingName: '𠮷野第一駐車場',
  parkingAddress: '東京都江東区豊洲2丁目1-1',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  numberOfCars: 3,
  automobileType: 'TRUCK_2T',
  monthlyRent: 21_555,
  payment: { billingUnit: 'everyContract' },
};
