import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { idOf } from './order-fixtures.ts';

/** An estimate with its number; its id follows from it. */
export const numbered = (number: number, change: Partial<NumberedEstimate> = {}): NumberedEstimate => ({
  id: idOf('est', number),
  number,
  status: 'unanswered',
  minutesOnFoot: 3,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: `第${number}パーキング`,
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 42_000,
  vacancy: 4,
  ...change,
});
