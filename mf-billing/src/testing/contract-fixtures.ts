import type { Contract } from '@portal/contract/contract';

/** An id of the API's length, for tests. */
export const idOf = (kind: string, number: number): string =>
  `${kind}${String(number).padStart(18 - kind.length, '0')}`;

/** In use on 2026-11-21. */
export const contractOf = (change: Partial<Contract> = {}): Contract => ({
  id: idOf('contract', 1),
  usageStatus: 'duringUse',
  parkingName: '豊洲一丁目駐車場',
  parkingAddress: '東京都江東区豊洲1丁目27-3',
  location: { latitude: 35.6558, longitude: 139.7967 },
  startAt: '2026-09-30T23:00:00.000Z',
  endAt: '2027-03-31T09:00:00.000Z',
  monthlyRent: 107_250,
  numberOfCars: 2,
  contact: { id: idOf('contact', 1), lastName: '田中', firstName: '太郎', department: '首都圏第一工事部' },
  order: { id: idOf('order', 1), name: '臨海副都心 橋梁補修工事' },
  ...change,
});
