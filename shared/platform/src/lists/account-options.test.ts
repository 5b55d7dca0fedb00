import { ALL, contactOptions, departmentOptions } from './account-options.ts';

const accounts = [
  { id: 'contact00000000001', name: '田中 太郎', department: '東京支店' },
  { id: 'contact00000000002', name: '山田 花子', department: '建築部' },
  { id: 'contact00000000003', name: '鈴木 一郎', department: '建築部' },
  { id: 'contact00000000004', name: '佐藤 次郎', department: null },
  { id: 'contact00000000005', name: '高橋 三郎', department: ' ' },
];
const all = { key: ALL, value: ALL, label: 'すべて' };

test('the contacts come after "all" [3.32]', () => {
  const options = contactOptions(accounts, ALL, 'nobody');
  expect(options[0]).toEqual(all);
  expect(options.slice(1).map(({ label }) => label)).toEqual(accounts.map(({ name }) => name));
});

test('each department that is not empty appears once, after "all" [3.32, 3.33]', () => {
  expect(departmentOptions(accounts, ALL)).toEqual([
    all,
    { key: '東京支店', value: '東京支店', label: '東京支店' },
    { key: '建築部', value: '建築部', label: '建築部' },
  ]);
});

test('a selection that is not in the list keeps its own entry', () => {
  expect(contactOptions(accounts, 'contact00000000009', 'nobody').at(-1)).toMatchObject({
    value: 'contact00000000009',
    label: '不明',
  });
  expect(departmentOptions(undefined, '建築部')).toEqual([all, { key: '建築部', value: '建築部', label: '建築部' }]);
});

test('while the list is loading, "all" can be chosen', () => {
  expect(contactOptions(undefined, ALL, 'contact00000000001')).toEqual([all]);
});

test("the customer's own are 自分の案件, before the others, whether the list is there or not", () => {
  const own = 'contact00000000002';
  const labels = contactOptions(accounts, ALL, own).map(({ label }) => label);
  expect(labels).toEqual(['すべて', '自分の案件', '田中 太郎', '鈴木 一郎', '佐藤 次郎', '高橋 三郎']);
  expect(contactOptions(undefined, own, own)).toEqual([all, { key: own, value: own, label: '自分の案件' }]);
});
