import type { Option } from '@portal/contract/option';
import { idOf } from './order-fixtures.ts';

export const optionFixture = (change: Partial<Option> = {}): Option => ({
  id: idOf('option', 1),
  name: '梅田三丁目ビル新築工事 道路使用許可',
  status: 'accepted',
  requestService: ['roadPermit', 'guard'],
  otherRequestContent: null,
  province: '大阪府',
  district: '大阪市北区',
  street: '梅田3丁目1-3',
  usingStartTime: '2026-12-10',
  usingEndTime: '2027-03-31',
  others: '早朝の作業です。',
  order: { id: idOf('order', 1), name: '梅田三丁目ビル新築工事' },
  contact: { id: idOf('cont', 1), lastName: '田中', firstName: '太郎', department: '東京支店' },
  createdAt: '2026-11-20T01:00:00.000Z',
  ...change,
});
