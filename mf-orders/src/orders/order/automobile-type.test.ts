import { automobileTypeLabel, automobileTypeOptions } from './automobile-type.ts';

test('the kinds of cars to choose from, in their order', () => {
  expect(automobileTypeOptions()).toEqual([
    { value: 'NORMAL', label: '普通車' },
    { value: 'LIGHT', label: '軽自動車' },
    { value: 'WAGON', label: 'ワゴン・バン' },
    { value: 'TRUCK_2T', label: '2tトラック' },
    { value: 'TRUCK_4T', label: '4tトラック' },
    { value: 'OTHER', label: 'その他（備考に記入）' },
  ]);
});

test.each(['BICYCLE', '', 'toString'])('an unknown type is shown as it is: %j', (value) => {
  expect(automobileTypeLabel(value)).toBe(value);
});
